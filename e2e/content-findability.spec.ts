import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { builtPage, textOf } from '../scripts/support/built-pages';

/**
 * Eight questions from each of four kinds of readers, collected before the pages were tested: the question, the links to
 * follow from home, the id of the section or entry that answers, a pattern of the answer, its flags. A link that is not
 * in the content of a page is in a menu, which takes one more click.
 */
const table = String.raw`
drone maker, Ukraine
  Which of the eight does Germany ask of a drone? | /buyers /buyers/germany | certifications | AQAP 2110\s+Needed
  Where does the Bundeswehr publish its tenders? | /buyers /buyers/germany | tenders | e-Vergabe
  What does VS-NfD mean? | /glossary /glossary#letter-v | vs-nfd | Lowest of four German levels
  Who licenses our export? | /buyers /buyers/ukraine | export | State Service of Export Control
  What does a seat in Ukraine change? | /buyers /buyers/permits | ukraine | State Service of Export Control
  Who inspects quality at our plant? | /buyers /buyers/ukraine | inspects | quality
  Does a military drone carry the CE mark? | /certifications/ce-marking |  | militar
  How long, how much, and what depends on others? | /planner |  | Germany
machine shop, Denmark
  What does ISO 9001 save for AQAP 2110? | /gaps /gaps/iso-9001-to-aqap-2110 |  | Of 36 rows, 8 carry over
  What do we do in the first ten days? | /gaps /gaps/iso-9001-to-aqap-2110 |  | First ten days
  Who clears our company? | /buyers /buyers/denmark | marks | Danish Defence Intelligence Service
  What does a quality plan contain? | /certifications/aqap2110 |  | quality plan | i
  Does making war materiel need a permission? | /buyers /buyers/permits | denmark | war materiel | i
  What does AQAP 2110 cost and how long does it take? | /certifications/aqap2110 |  | months
  What becomes of ISO 9001:2015? | /rules |  | ISO 9001:2026
  What is a certificate of conformity? | /glossary /glossary#letter-c | coc | signed statement
software, Lithuania
  Which CMMC level may a prime ask for now? | /certifications/cmmc |  | self-assessments, Level 1 or 2
  What does ISO/IEC 27001 save for CMMC? | /gaps /gaps/iso-27001-to-cmmc |  | 22 reuse a record you keep
  Is Phase 2 of CMMC in force? | /rules | cmmc-phase-2 | suspend | i
  What is 252.204-7021? | /glossary /glossary#letter-d | dfars-252-204-7021 | CMMC contract clause
  Where do we register? | /buyers /buyers/lithuania | registration | CVP IS
  Does ITAR meet us? | /certifications/itar |  | technical data | i
  What may stay open in a CMMC assessment? | /gaps /gaps/iso-27001-to-cmmc |  | may stay open for a time
  When does the Cyber Resilience Act apply? | /rules |  | Cyber Resilience Act
investor
  Is this ISO/IEC 27001 certificate genuine? | /certifications/iso27001 /verify#iso | iso | IAF CertSearch
  What does each certification cost, and in which order? | /certifications/comparison |  | €
  What does the first certificate cost afterwards? | /certifications/as9100d | after | year
  Where do these facts come from? | /certifications/cmmc | sources | 32 CFR
  How do we hear of a change? | /rules /rules.xml |  | <feed
  Can we take the figures as data? | /certifications/comparison /data/certifications.json |  | "certifications"
  Which drawings may a client not send them? | /legal/export-control |  | must not send or upload | i
  What does a buyer’s security officer ask first? | /certifications/nato-clearance | first-questions | asks for it first.*ownership chart | is
`;

/** Maximum number of clicks per question, including those that open a menu. */
const limit = 3;

const file = (path: string) => (/\.\w+$/.test(path) ? readFileSync(`out${path}`, 'utf8') : builtPage(path));

/** Returns the number of clicks that a path takes on the built pages; throws if one of its links is missing. */
function clicksOn(path: readonly string[]): number {
  let here = '/';
  let clicks = 0;
  for (const step of path) {
    const [header = '', body = ''] = file(here).split('<main');
    const link = `href="${step.startsWith(`${here}#`) ? step.slice(here.length) : step}"`;
    if (!body.includes(link) && !header.includes(link)) throw new Error(`${here} has no link to ${step}`);
    clicks += body.includes(link) ? 1 : 2;
    [here = ''] = step.split('#');
  }
  return clicks;
}

/** Returns the text of a page from the element with the id to the end of its section; without an id, the whole text. */
function textAt(path: string, id: string | undefined): string {
  const whole = file(path.split('#')[0] ?? '');
  if (!id) return whole.includes('<main') ? textOf(whole) : whole;
  const part = whole.slice(whole.indexOf(`id="${id}"`));
  return textOf(part.slice(0, part.search(/<\/(section|article)>/)));
}

test('each question of four kinds of readers is answered within three clicks from home', () => {
  const faults = table.split('\n').flatMap((line) => {
    const [question = '', path, at, answer = '', flags] = line.trim().split(/ *\| */);
    if (!path) return [];
    const steps = path.split(' ');
    const clicks = clicksOn(steps);
    return [
      ...(clicks > limit ? [`${question}: ${clicks} clicks`] : []),
      ...(new RegExp(answer, flags).test(textAt(steps.at(-1) ?? '', at)) ? [] : [`${question}: no answer`]),
    ];
  });
  expect(faults).toEqual([]);
});
