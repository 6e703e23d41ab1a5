import type { GlossaryId } from '@/content/glossary';
import { splitTerms } from './terms';

const linked = (text: string, used: GlossaryId[] = []) =>
  splitTerms(text, new Set(used)).flatMap(({ text: form, id }) => (id ? [[form, id]] : []));

test('splits a text at the first use of a term and keeps the rest of the text', () => {
  const used = new Set<GlossaryId>();
  const text = 'A notified body asks. Notified bodies and AQAP 2110 Edition D.';
  const parts = splitTerms(text, used);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.filter(({ id }) => id)).toEqual([
    { text: 'notified body', id: 'notified-body' },
    { text: 'AQAP 2110', id: 'aqap-2110' },
  ]);
  expect(splitTerms('AQAP 2110', used)).toEqual([{ text: 'AQAP 2110' }]);
});

test('matches the longest form, and only as a separate word', () => {
  expect(linked('AQAP 2110-SRD.1')).toEqual([['AQAP 2110-SRD.1', 'aqap-2110-srd1']]);
  expect(linked('BEAR, EARs, non-CUI, UNCUI')).toEqual([]);
  expect(linked('DFARS 252.204-7012 and 252.204-7021')).toEqual([
    ['DFARS 252.204-7012', 'dfars-252-204-7012'],
    ['252.204-7021', 'dfars-252-204-7021'],
  ]);
});
