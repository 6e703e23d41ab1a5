import type { VerifiableDocument } from '@/content/verify/types';
import { type VerifyContent, validateVerify, verifyContent } from './verify';

// biome-ignore lint/suspicious/noExplicitAny: a test breaks one field after the other.
type Broken = any;

/** Faults of the real content after one change. */
function faults(change: (content: Broken) => void): string[] {
  const content: Broken = JSON.parse(JSON.stringify(verifyContent));
  change(content);
  return validateVerify(content as VerifyContent).map(
    ({ file, record, field, message }) => `${file}, ${record}.${field}: ${message}`,
  );
}
const paper = ({ papers }: { papers: VerifiableDocument[] }, id: string) =>
  papers.find((each) => each.id === id) as Broken;

test.each<[string, (content: Broken) => void, string]>([
  [
    'a certification in no paper',
    (content) => (paper(content, 'cmmc').certifications = []),
    'papers.certifications: "cmmc" is in 0 papers',
  ],
  [
    'a certification in two papers',
    (content) => paper(content, 'company').certifications.push(paper(content, 'ce').certifications[0]),
    'papers.certifications: "ce-marking" is in 2 papers',
  ],
  ['an id twice', (content) => (paper(content, 'ce').id = 'cmmc'), 'papers.id: "cmmc" stands twice'],
  ['a flag that is none', (content) => paper(content, 'ce').flags.push(13), 'ce.flags: there is no flag 13'],
  ['a flag of no paper', (content) => (paper(content, 'ce').flags = []), 'papers.flags: no paper has flag 6'],
  [
    'an open answer',
    (content) => (paper(content, 'aqap').absence.text = 'There is none.'),
    'aqap.absence: is open and asks nothing',
  ],
  [
    'a question to nobody',
    (content) => delete paper(content, 'itar').instead.office,
    'itar.instead: is open and names no office to ask',
  ],
  [
    'the Gulf’s accreditation center',
    (content) => (content.files.nations.recognition[0].text = 'GAC has replaced IAF.'),
    'content/verify/nations.ts, nations.recognition.0.text: says GAC',
  ],
  [
    'a page with too many steps',
    (content) => paper(content, 'cmmc').places.push(...paper(content, 'iso').places),
    'papers.places: "cmmc" has',
  ],
  [
    'a link to no address',
    (content) => (paper(content, 'iso').places[0].text = '[List](address:none)'),
    'iso.places[0].text: no address is called "none"',
  ],
  ['days out of order', (content) => (content.days = [2, 0]), 'absence.day: the days do not rise'],
])('%s is reported', (_, change, expected) => {
  expect(faults(change).join('\n')).toContain(expected);
});
