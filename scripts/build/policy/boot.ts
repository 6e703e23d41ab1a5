const stylesThenBoot = /(<link rel="stylesheet".*?)(<script>.*?<\/script>)(?=.*<\/head>)/s;

/**
 * The page with the boot script before its style sheets, where the layout cannot put it: a script after them waits for
 * them, and the parser for the script. Throws where the head has none.
 */
export function withBootFirst(html: string): string {
  if (!stylesThenBoot.test(html)) throw new Error('the head has no script after its style sheets');
  return html.replace(stylesThenBoot, (_, styles, boot) => boot + styles);
}
