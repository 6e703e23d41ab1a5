/** A script in the page itself; the policy step hashes it. Only code written in this project. */
export function InlineScript({ code }: { code: string }) {
  return <script dangerouslySetInnerHTML={{ __html: code }} suppressHydrationWarning />;
}
