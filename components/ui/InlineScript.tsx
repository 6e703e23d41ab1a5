/**
 * Renders an inline script, whose hash the build adds to the Content Security Policy. Use it for code of this project
 * only.
 */
export function InlineScript({ code }: { code: string }) {
  return <script dangerouslySetInnerHTML={{ __html: code }} suppressHydrationWarning />;
}
