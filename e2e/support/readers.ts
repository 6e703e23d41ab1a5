/** A question a reader comes with, the links that lead to its answer, and the words that answer it. */
export interface Question {
  reader: string;
  asks: string;
  /**
   * Links pressed one after another from home; the first is in the Services menu, which one press opens, or on home.
   */
  path: string[];
  /** Section or entry of the last page that answers; the whole page where there is none. */
  at: string;
  answer: RegExp;
}

/** Eight questions each from four readers, written down before their pages were tried: asks, path, place, answer, flags. */
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

let reader = '';
export const questions: readonly Question[] = table
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [asks = '', path = '', at = '', answer = '', flags] = line.trim().split(/ *\| */);
    if (path) return { reader, asks, path: path.split(' '), at, answer: new RegExp(answer, flags) };
    reader = asks;
    return [];
  });
