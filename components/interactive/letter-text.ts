/**
 * Text of a letter as its record has it, which is not what the page shows once a browser has translated it: from the link
 * that opens it in a mail, or from the version itself where that is no mail.
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
