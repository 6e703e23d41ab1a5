import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { builtPage, textOf } from '../scripts/support/built-pages';

/**
 * Eight questions each from four readers, written down before their pages were tried: what is asked, the links pressed one
 * after another from home, the section or entry of the last page that answers, words of the answer, flags. A first link
 * that is not on home is in a menu, which one press opens.
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

/** Maximum number of presses for a question, opening a menu included. */
const limit = 3;

const file = (path: string) => (/\.\w+$/.test(path) ? readFileSync(`out${path}`, 'utf8') : builtPage(path));

/** Presses that the path takes in the prebuilt pages; throws if one of its links is missing. */
function pressesOn(path: readonly string[]): number {
  let here = '/';
  let presses = 0;
  for (const step of path) {
    const [header = '', body = ''] = file(here).split('<main');
    const link = `href="${step.startsWith(`${here}#`) ? step.slice(here.length) : step}"`;
    if (!body.includes(link) && !header.includes(link)) throw new Error(`${here} has no link to ${step}`);
    presses += body.includes(link) ? 1 : 2;
    [here = ''] = step.split('#');
  }
  return presses;
}

/** Words of a page from the element with the id to the end of its section, or those of the whole file. */
function wordsAt(path: string, id: string | undefined): string {
  const whole = file(path.split('#')[0] ?? '');
  if (!id) return whole.includes('<main') ? textOf(whole) : whole;
  const part = whole.slice(whole.indexOf(`id="${id}"`));
  return textOf(part.slice(0, part.search(/<\/(section|article)>/)));
}

test('each question of four kinds of readers is answered within three presses of home', () => {
  const faults = table.split('\n').flatMap((line) => {
    const [asks = '', path, at, answer = '', flags] = line.trim().split(/ *\| */);
    if (!path) return [];
    const steps = path.split(' ');
    const presses = pressesOn(steps);
    return [
      ...(presses > limit ? [`${asks}: ${presses} presses`] : []),
      ...(new RegExp(answer, flags).test(wordsAt(steps.at(-1) ?? '', at)) ? [] : [`${asks}: no answer`]),
    ];
  });
  expect(faults).toEqual([]);
});
