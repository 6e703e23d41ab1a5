const headScripts = /<link rel="preload" as="script"[^>]*>|<script src="[^"]+" async=""[^>]*><\/script>/g;

/**
 * Returns the page with the external scripts of its head moved to the end of the body. They wait for the data there in any
 * case; in the head they compete with the style sheet on a slow connection and delay the first paint (docs/adr/0013-run-the-boot-script-first-and-page-scripts-last.md).
 * @throws Error if the head has no external scripts.
 */
export function moveScriptsToBodyEnd(html: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const scripts = head.match(headScripts)?.filter((tag) => tag.startsWith('<script')) ?? [];
  if (scripts.length === 0) throw new Error('the head has no scripts to move');
  return (
    head.replace(headScripts, '') + html.slice(end).replace('</body>', () => `${scripts.join('')}</body>`)
  );
}
