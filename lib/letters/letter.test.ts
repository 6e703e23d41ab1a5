import { lettersBySubject } from '@/content/letters';
import { blanks } from '@/content/letters/blanks';
import { letterBody, letterById, letterMail, letterParts } from './letter';

const all = Object.values(lettersBySubject).flat();
const versions = all.flatMap(({ id, versions: every }) => every.map((version) => ({ id, version })));

test('every mail is shorter than the 1,800 characters that mail programs accept', () => {
  const long = versions.filter(({ version }) => (letterMail(version) ?? '').length >= 1800);
  expect(long.map(({ id, version }) => `${id} ${version.lang}`)).toEqual([]);
});

test('every explained blank is used, and an unknown blank throws', () => {
  const used = new Set(
    versions.flatMap(({ version: { subject = '', opening = '', closing = '', questions = [] } }) =>
      [subject, opening, closing, ...questions.map(({ text }) => text)].flatMap((text) =>
        letterParts(text).flatMap(({ blank }) => blank ?? []),
      ),
    ),
  );
  expect([...used].sort()).toEqual(Object.keys(blanks).sort());
  expect(() => letterParts('We are [firm](blank:firm).')).toThrow('no blank "firm"');
});

test('omits AQAP for a civil buyer, and the number of a single question', () => {
  const [quality] = letterById('3').versions;
  expect(letterBody(quality, { civil: true })).not.toContain('AQAP');
  expect(letterBody(quality, { civil: true })).toContain('(2) Which edition of the standard applies?');
  expect(letterBody(quality, { question: 9 })).toBe(
    [
      'Dear Sir or Madam,',
      'We are preparing an offer. Please tell us:',
      '[your own question, one line]',
      'Please publish the answer to all bidders.',
      'Sincerely,\n[name, company]',
    ].join('\n\n'),
  );
});

test('every letter begins with a salutation and ends with the sender; a text for an offer has neither', () => {
  for (const { id, version } of versions) {
    const { lang, subject, opening = '', closing = '' } = version;
    const salutation = /^[^\n]{5,40}\n\n/.test(opening);
    const sender = /(^|\n\n)[^\n]+\n\[[^\]]+\]\(blank:sender\)$/.test(closing);
    const isLetter = subject !== undefined;
    expect({ id, lang, salutation, sender }).toEqual({ id, lang, salutation: isLetter, sender: isLetter });
  }
});

test('translations have the same questions and blanks', () => {
  for (const {
    id,
    versions: [english, ...others],
  } of all)
    for (const other of others) {
      const shape = ({ opening = '', closing = '', questions = [] }: typeof english | typeof other) =>
        [opening, ...questions.map(({ text }) => text), closing].map((text) =>
          letterParts(text).flatMap(({ blank }) => blank ?? []),
        );
      expect({ id, lang: other.lang, shape: shape(other) }).toEqual({
        id,
        lang: other.lang,
        shape: shape(english),
      });
    }
});
