const blocks = 'p|li|dd|dt|td|th|h[1-6]|div|section|article|figcaption|caption|summary|ul|ol|dl|table|tr|br';
const blockTag = new RegExp(`</?(?:${blocks})\\b[^>]*>`, 'gi');
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Texts of the blocks in a built page's main part, in order: one line each, without tags and drawings. */
export function mainTexts(html: string): string[] {
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  return main
    .replace(/<(script|style|svg|nav)\b[^>]*>.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(blockTag, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&(\w+);/g, (whole, name) => entities[name] ?? whole)
    .split('\n')
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** Sentences of a prose text; a label or name, which ends without a period, has none. */
export function sentences(text: string): string[] {
  if (!/[.!?]["”’)]*$/.test(text)) return [];
  return text.split(/(?<!\b(?:no|No|Art|vs)\.)(?<=[.!?]["”’)]*)\s+(?=["“(]?[\p{Lu}\d])/u).filter(Boolean);
}

/** Number of words in a sentence: whatever is between spaces, except a lone dash. */
export const wordCount = (sentence: string): number =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
