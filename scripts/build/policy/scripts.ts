const early = /<link rel="preload" as="script"[^>]*>|<script src="[^"]+" async=""[^>]*><\/script>/g;

/**
 * Moves the scripts of the head to the end of the page. They wait for the page data in any case; in the head they share a
 * slow connection with the stylesheets and delay the first paint
 * (docs/adr/0013-run-the-boot-script-first-and-page-scripts-last.md).
 */
export function withScriptsLast(html: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const scripts = head.match(early)?.filter((tag) => tag.startsWith('<script')) ?? [];
  if (scripts.length === 0) throw new Error('the head has no scripts to move');
  return head.replace(early, '') + html.slice(end).replace('</body>', () => `${scripts.join('')}</body>`);
}
