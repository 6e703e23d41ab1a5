/** A script in the page itself; the policy step hashes it. Only code or data written in this project. */
export function InlineScript({ type, code }: { type?: string; code: string }) {
  // `<` is escaped so that no string can end the element.
  const html = type ? code.replaceAll('<', '\\u003c') : code;
  return <script dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning type={type} />;
}
