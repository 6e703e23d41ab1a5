import type { Letter } from './types';

/** Letters about quality assurance: to inspectors, buyers and certification bodies. */
export const qualityLetters = [
  {
    id: '1',
    to: 'FMI, the procurement organization of the Danish Ministry of Defence, quality',
    title: 'Government quality assurance for a Danish supplier',
    short: 'Quality check in Denmark',
    when: 'Before you sign a contract with an AQAP clause, if your seat is in Denmark.',
    certainty: 'open',
    versions: [
      {
        lang: 'en',
        subject: 'Government quality assurance for a Danish supplier',
        opening:
          'We are [company|company], CVR [cvr|no.], and make [item|item] in [town|town]. A buyer in [nation|nation] plans a contract with [aqap|AQAP 2110, edition]. Please tell us:',
        questions: [
          { text: 'Which office receives a request under STANAG 4107 for our site?' },
          { text: 'Does FMI accept a certificate, or only assess the contract?' },
          { text: 'Which AQAP does FMI itself use for items like ours?' },
        ],
        closing: 'We hold [certificate|ISO 9001, body, valid to]. We ask for no inspection now.',
      },
      {
        lang: 'da',
        subject: 'Statslig kvalitetssikring hos en dansk leverandør',
        opening:
          'Vi er [company|firma], CVR [cvr|nr.], og fremstiller [item|produkt] i [town|by]. En køber i [nation|land] planlægger en kontrakt med [aqap|AQAP 2110, udgave]. Oplys venligst:',
        questions: [
          { text: 'Hvilket kontor modtager en anmodning efter STANAG 4107 for vores adresse?' },
          { text: 'Godtager FMI et certifikat, eller vurderes kun kontrakten?' },
          { text: 'Hvilken AQAP bruger FMI selv til sådanne produkter?' },
        ],
        closing: 'Vi har [certificate|ISO 9001, organ, gyldig til]. Vi beder ikke om inspektion nu.',
      },
    ],
  },
  {
    id: '2',
    to: 'BAAINBw, quality center (ZtQ)',
    title: 'Quality assurance question before an offer in Germany',
    short: 'Quality check in Germany',
    when: 'Before an offer to the German procurement office.',
    certainty: 'seen',
    versions: [
      {
        lang: 'en',
        subject: 'Quality assurance question before an offer',
        opening:
          'We are [company-nation|company, nation] and prepare an offer for [notice|notice no.]. Please tell us:',
        questions: [
          { text: 'Which regional office would be responsible, or would you ask our nation?' },
          { text: 'Which AQAP and edition binds?' },
          { text: 'Is a certificate required, and by when?' },
          { text: 'Does a [home-nation|nation] certificate count?' },
        ],
        closing: 'Our system: [standard|standard, body, scope, valid to].',
      },
      {
        lang: 'de',
        subject: 'Frage zur Qualitätssicherung vor Angebotsabgabe',
        opening:
          'Wir sind [company-nation|Firma, Staat] und bereiten ein Angebot zu [notice|Nr.] vor. Bitte teilen Sie uns mit:',
        questions: [
          { text: 'Welche Regionalstelle wäre zuständig, oder würden Sie unseren Staat ersuchen?' },
          { text: 'Welche AQAP in welcher Ausgabe gilt?' },
          { text: 'Wird ein Zertifikat verlangt, und bis wann?' },
          { text: 'Gilt ein Zertifikat aus [home-nation|Staat]?' },
        ],
        closing: 'Unser System: [standard|Norm, Stelle, Geltungsbereich, gültig bis].',
      },
    ],
  },
  {
    id: '3',
    to: 'The buyer: the contact named in the notice',
    title: 'Which clause, which edition, which proof, and by when',
    short: 'Clause, edition, proof',
    when: 'Within the notice’s question period, before you pay for a certificate.',
    certainty: 'known',
    versions: [
      {
        lang: 'en',
        subject: '[notice|notice no.], question on quality',
        questions: [
          { text: 'Must a certificate exist at tender or at award?' },
          { text: 'Which AQAP applies: 2110, 2131, 2105, 2210 or 2310?', aqap: true },
          { text: 'Which edition?' },
          { text: 'Do you accept an equivalent system shown by audit report?' },
          { text: 'Which accreditation of the certification body do you accept?' },
        ],
        closing: 'Please publish the answer to all bidders.',
      },
    ],
  },
  {
    id: '4',
    to: 'Agencja Uzbrojenia, the Polish Armament Agency',
    title: 'Quality clause and regional office in Poland',
    short: 'Quality clause in Poland',
    when: 'Before an offer to a Polish military buyer.',
    certainty: 'reports',
    versions: [
      {
        lang: 'en',
        subject: 'Quality clause and RPW',
        opening: 'We are [company-nation|company, nation] and supply [item|item] to [buyer|Polish buyer].',
        questions: [
          { text: 'Who coordinates GQA today under Decision 126/MON?' },
          { text: 'Which RPW would supervise, or will you ask our nation?' },
          {
            text: 'Which AQAP clause is agreed, and is a certificate from [home-nation|nation] equivalent?',
          },
        ],
      },
      {
        lang: 'pl',
        subject: 'Klauzula jakościowa i RPW',
        opening:
          'Jesteśmy [company-nation|firma, państwo] i dostarczamy [item|wyrób] dla [buyer|zamawiający].',
        questions: [
          { text: 'Kto obecnie koordynuje GQA na podstawie decyzji nr 126/MON?' },
          {
            text: 'Które RPW będzie nadzorować umowę, czy też zwrócą się Państwo do naszego państwa?',
          },
          {
            text: 'Jaka klauzula AQAP została uzgodniona i czy certyfikat z [home-nation|państwo] jest równoważny?',
          },
        ],
      },
    ],
  },
  {
    id: '6',
    to: 'A certification body; write to three',
    title: 'Quotation for AQAP 2110 with ISO 9001',
    short: 'Quotation for AQAP 2110',
    when: 'Once a buyer has confirmed the clause and the edition.',
    certainty: 'assumed',
    versions: [
      {
        lang: 'en',
        subject: 'Quotation AQAP 2110',
        opening:
          'Please quote for AQAP 2110 [aqap|edition] with ISO 9001. Staff [staff|no.], sites [sites|no.], scope [scope|design, production], contracts [contracts|no.]. Please state:',
        questions: [
          { text: 'your accreditation and its scope, and whether the AQAP part is accredited;' },
          { text: 'audit days, fees for three years, first date and remote share;' },
          { text: 'your auditors’ experience with GQA;' },
          { text: 'the transition to ISO 9001:2026.' },
        ],
      },
    ],
  },
  {
    id: '10',
    to: 'Your offer',
    title: 'Sentence for an offer without the certificate',
    short: 'No certificate yet',
    when: 'Where the notice does not say that the certificate must exist at tender.',
    certainty: 'assumed',
    versions: [
      {
        lang: 'en',
        closing:
          'We do not hold the AQAP 2110 certificate yet. Our ISO 9001 system is [state|certified by … to … / in use since …]. Attached are the gap list, the draft quality plan and the audit date agreed with [body|body], if any. We accept government quality assurance at our site. Please tell us if this is not sufficient at tender.',
      },
    ],
  },
] as const satisfies readonly Letter[];
