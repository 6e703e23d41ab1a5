const early = /<link rel="preload" as="script"[^>]*>|<script src="[^"]+" async=""[^>]*><\/script>/g;

/**
 * The page with the scripts of its head at its end. They wait for the data there in any case; in the head they share a
 * slow line with the style sheet, and the first paint waits for that (docs/decisions.md).
 */
export function withScriptsLast(html: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const scripts = head.match(early)?.filter((tag) => tag.startsWith('<script')) ?? [];
  if (scripts.length === 0) throw new Error('the head has no scripts to move');
  return head.replace(early, '') + html.slice(end).replace('</body>', () => `${scripts.join('')}</body>`);
}
