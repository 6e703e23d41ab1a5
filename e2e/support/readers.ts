/** A question a reader comes with, the links that lead to its answer, and the words that answer it. */
export interface Question {
  reader: 'drone maker, Ukraine' | 'machine shop, Denmark' | 'software, Lithuania' | 'investor';
  asks: string;
  /**
   * Links pressed one after another from home; the first is in the Services menu, which one press opens, or on home.
   */
  path: readonly [string, ...string[]];
  /** Section or entry of the last page that answers. */
  at?: string;
  answer: RegExp;
}

/** Eight questions each from four readers, written down before their pages were tried. */
export const questions: readonly Question[] = [
  {
    reader: 'drone maker, Ukraine',
    asks: 'Which of the eight does Germany ask of a drone?',
    path: ['/buyers', '/buyers/germany'],
    at: 'certifications',
    answer: /AQAP 2110\s+Needed/,
  },
  {
    reader: 'drone maker, Ukraine',
    asks: 'Where does the Bundeswehr publish its tenders?',
    path: ['/buyers', '/buyers/germany'],
    at: 'tenders',
    answer: /e-Vergabe/,
  },
  {
    reader: 'drone maker, Ukraine',
    asks: 'What does VS-NfD mean?',
    path: ['/glossary', '/glossary#letter-v'],
    at: 'vs-nfd',
    answer: /Lowest of four German levels/,
  },
  {
    reader: 'drone maker, Ukraine',
    asks: 'Who licenses our export?',
    path: ['/buyers', '/buyers/ukraine'],
    at: 'export',
    answer: /State Service of Export Control/,
  },
  {
    reader: 'drone maker, Ukraine',
    asks: 'What does a seat in Ukraine change?',
    path: ['/buyers', '/buyers/permits'],
    at: 'ukraine',
    answer: /State Service of Export Control/,
  },
  {
    reader: 'drone maker, Ukraine',
    asks: 'Who inspects quality at our plant?',
    path: ['/buyers', '/buyers/ukraine'],
    at: 'inspects',
    answer: /quality/,
  },
  {
    reader: 'drone maker, Ukraine',
    asks: 'Does a military drone carry the CE mark?',
    path: ['/certifications/ce-marking'],
    answer: /militar/,
  },
  {
    reader: 'drone maker, Ukraine',
    asks: 'How long, how much, and what depends on others?',
    path: ['/planner'],
    answer: /Germany/,
  },
  {
    reader: 'machine shop, Denmark',
    asks: 'What does ISO 9001 save for AQAP 2110?',
    path: ['/gaps', '/gaps/iso-9001-to-aqap-2110'],
    answer: /Of 36 rows, 8 carry over/,
  },
  {
    reader: 'machine shop, Denmark',
    asks: 'What do we do in the first ten days?',
    path: ['/gaps', '/gaps/iso-9001-to-aqap-2110'],
    answer: /First ten days/,
  },
  {
    reader: 'machine shop, Denmark',
    asks: 'Who clears our company?',
    path: ['/buyers', '/buyers/denmark'],
    at: 'marks',
    answer: /Danish Defence Intelligence Service/,
  },
  {
    reader: 'machine shop, Denmark',
    asks: 'What does a quality plan contain?',
    path: ['/certifications/aqap2110'],
    answer: /quality plan/i,
  },
  {
    reader: 'machine shop, Denmark',
    asks: 'Does making war materiel need a permission?',
    path: ['/buyers', '/buyers/permits'],
    at: 'denmark',
    answer: /war materiel/i,
  },
  {
    reader: 'machine shop, Denmark',
    asks: 'What does AQAP 2110 cost and how long does it take?',
    path: ['/certifications/aqap2110'],
    answer: /months/,
  },
  {
    reader: 'machine shop, Denmark',
    asks: 'What becomes of ISO 9001:2015?',
    path: ['/rules'],
    answer: /ISO 9001:2026/,
  },
  {
    reader: 'machine shop, Denmark',
    asks: 'What is a certificate of conformity?',
    path: ['/glossary', '/glossary#letter-c'],
    at: 'coc',
    answer: /signed statement/,
  },
  {
    reader: 'software, Lithuania',
    asks: 'Which CMMC level may a prime ask for now?',
    path: ['/certifications/cmmc'],
    answer: /self-assessments, Level 1 or 2/,
  },
  {
    reader: 'software, Lithuania',
    asks: 'What does ISO/IEC 27001 save for CMMC?',
    path: ['/gaps', '/gaps/iso-27001-to-cmmc'],
    answer: /22 reuse a record you keep/,
  },
  {
    reader: 'software, Lithuania',
    asks: 'Is Phase 2 of CMMC in force?',
    path: ['/rules'],
    at: 'cmmc-phase-2',
    answer: /suspend/i,
  },
  {
    reader: 'software, Lithuania',
    asks: 'What is 252.204-7021?',
    path: ['/glossary', '/glossary#letter-d'],
    at: 'dfars-252-204-7021',
    answer: /CMMC contract clause/,
  },
  {
    reader: 'software, Lithuania',
    asks: 'Where do we register?',
    path: ['/buyers', '/buyers/lithuania'],
    at: 'registration',
    answer: /CVP IS/,
  },
  {
    reader: 'software, Lithuania',
    asks: 'Does ITAR meet us?',
    path: ['/certifications/itar'],
    answer: /technical data/i,
  },
  {
    reader: 'software, Lithuania',
    asks: 'What may stay open in a CMMC assessment?',
    path: ['/gaps', '/gaps/iso-27001-to-cmmc'],
    answer: /may stay open for a time/,
  },
  {
    reader: 'software, Lithuania',
    asks: 'When does the Cyber Resilience Act apply?',
    path: ['/rules'],
    answer: /Cyber Resilience Act/,
  },
  {
    reader: 'investor',
    asks: 'Is this ISO/IEC 27001 certificate genuine?',
    path: ['/certifications/iso27001', '/verify#iso'],
    at: 'iso',
    answer: /IAF CertSearch/,
  },
  {
    reader: 'investor',
    asks: 'What does each certification cost, and in which order?',
    path: ['/certifications/comparison'],
    answer: /€/,
  },
  {
    reader: 'investor',
    asks: 'What does the first certificate cost afterwards?',
    path: ['/certifications/as9100d'],
    at: 'after',
    answer: /year/,
  },
  {
    reader: 'investor',
    asks: 'Where do these facts come from?',
    path: ['/certifications/cmmc'],
    at: 'sources',
    answer: /32 CFR/,
  },
  {
    reader: 'investor',
    asks: 'How do we hear of a change?',
    path: ['/rules', '/rules.xml'],
    answer: /<feed/,
  },
  {
    reader: 'investor',
    asks: 'Can we take the figures as data?',
    path: ['/certifications/comparison', '/data/certifications.json'],
    answer: /"certifications"/,
  },
  {
    reader: 'investor',
    asks: 'Which drawings may a client not send them?',
    path: ['/legal/export-control'],
    answer: /must not send or upload/i,
  },
  {
    reader: 'investor',
    asks: 'What does a buyer’s security officer ask first?',
    path: ['/certifications/nato-clearance'],
    at: 'first-questions',
    answer: /asks for it first.*ownership chart/is,
  },
];
