const stylesThenBoot = /(<link rel="stylesheet".*?)(<script>.*?<\/script>)(?=.*<\/head>)/s;

/**
 * Returns the page with the boot script moved before its style sheets, a position that the layout cannot produce. After
 * them, the script would wait for the style sheets and block the parser.
 * @throws Error if the head has no script after its style sheets.
 */
export function hoistBootScript(html: string): string {
  if (!stylesThenBoot.test(html)) throw new Error('the head has no script after its style sheets');
  return html.replace(stylesThenBoot, (_, styles, boot) => boot + styles);
}
