/**
 * Returns the text of a letter as its record has it, even if the browser has translated the page: from the version's
 * data-letter-text or, without that, from the mailto link of its language.
 */
export function letterText(version: HTMLElement): string {
  const { letterLang, letterText: text } = version.dataset;
  if (text !== undefined) return text;
  const mail = version
    .closest('[data-letter]')
    ?.querySelector<HTMLAnchorElement>(`a[data-letter-lang="${letterLang}"]`);
  const fields = new URLSearchParams(mail?.search);
  return [fields.get('subject'), fields.get('body')?.replaceAll('\r\n', '\n')].filter(Boolean).join('\n\n');
}
