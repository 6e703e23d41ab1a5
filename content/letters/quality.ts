import type { LetterRecord } from './types';

/** Letters about quality assurance: to inspectors, buyers and certification bodies. */
export const qualityLetters = [
  {
    id: '1',
    to: 'FMI, the procurement organization of the Danish Ministry of Defence, quality',
    contact: 'fmi',
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
    id: '1b',
    to: 'FMI, the procurement organization of the Danish Ministry of Defence',
    contact: 'fmi',
    title: 'Government quality assurance at a site outside Denmark',
    short: 'Quality check, seat abroad',
    when: 'Before an offer to FMI, if your seat is outside Denmark.',
    certainty: 'open',
    versions: [
      {
        lang: 'en',
        subject: 'Government quality assurance at our site in [home-nation|nation]',
        opening:
          'We are [company|company], registered in [home-nation|nation], and make [item|item] in [town|town]. We plan an offer to you. Please tell us:',
        questions: [
          { text: 'Who would inspect our site: FMI itself, or would FMI ask our nation under STANAG 4107?' },
          { text: 'Does FMI accept a certificate from our nation, and from which body?' },
          { text: 'Which AQAP, in which edition, does FMI use for items like ours?' },
        ],
        closing: 'We hold [certificate|ISO 9001, body, valid to]. We ask for no inspection now.',
      },
      {
        lang: 'da',
        subject: 'Statslig kvalitetssikring på vores adresse i [home-nation|land]',
        opening:
          'Vi er [company|firma], registreret i [home-nation|land], og fremstiller [item|produkt] i [town|by]. Vi planlægger at afgive tilbud til jer. Oplys venligst:',
        questions: [
          {
            text: 'Hvem fører tilsyn på vores adresse: FMI selv, eller anmoder FMI vores land om det efter STANAG 4107?',
          },
          { text: 'Godtager FMI et certifikat fra vores land, og fra hvilket organ?' },
          { text: 'Hvilken AQAP, og i hvilken udgave, bruger FMI til produkter som vores?' },
        ],
        closing: 'Vi har [certificate|ISO 9001, organ, gyldig til]. Vi beder ikke om inspektion nu.',
      },
    ],
  },
  {
    id: '2',
    to: 'BAAINBw, quality center (ZtQ)',
    contact: 'baainbw',
    title: 'Who would inspect our site for a German order',
    short: 'Inspection in Germany',
    when: 'Before an offer to the German procurement office.',
    note: 'Questions on a tender go to the contact in the notice, through the platform.',
    certainty: 'verified',
    versions: [
      {
        lang: 'en',
        subject: 'Government quality assurance at our site',
        opening:
          'We are [company-nation|company, nation] and make [item|item] in [town|town]. Please tell us:',
        questions: [
          { text: 'Who would supervise our site: a regional office of yours, or would you ask our nation?' },
          { text: 'Do you know AQAP certificates from [home-nation|nation]?' },
        ],
        closing: 'Our system: [standard|standard, body, scope, valid to].',
      },
      {
        lang: 'de',
        subject: 'Amtliche Qualitätssicherung an unserem Standort',
        opening:
          'Wir sind [company-nation|Firma, Staat] und fertigen [item|Produkt] in [town|Ort]. Bitte teilen Sie uns mit:',
        questions: [
          {
            text: 'Wer würde unseren Standort betreuen: eine Ihrer Regionalstellen, oder würden Sie unseren Staat ersuchen?',
          },
          { text: 'Kennen Sie AQAP-Zertifikate aus [home-nation|Staat]?' },
        ],
        closing: 'Unser System: [standard|Norm, Stelle, Geltungsbereich, gültig bis].',
      },
    ],
  },
  {
    id: '3',
    to: 'The buyer: the contact named in the notice. No notice yet: the office that buys',
    title: 'Which clause, which edition, which proof, and by when',
    short: 'Clause, edition, proof',
    when: 'Before the deadline for questions in the notice, and before you pay for a certificate.',
    certainty: 'common-practice',
    versions: [
      {
        lang: 'en',
        subject: '[notice|notice no.], question on quality',
        questions: [
          { text: 'Must a certificate exist at tender or at award?' },
          {
            text: 'Does the contract cite ISO 9001 alone, or an AQAP: 2110, 2131, 2105, 2210 or 2310?',
            aqap: true,
          },
          { text: 'Which edition?' },
          {
            text: 'Without a certificate, is an ISO 9001 system with gap list and draft quality plan sufficient at tender?',
            aqap: true,
          },
          { text: 'Do you accept an equivalent system shown by audit report?' },
          { text: 'Which accreditation of the certification body do you accept?' },
          {
            text: 'Who would inspect our site in [home-nation|nation]: your office, or our nation at your request?',
            aqap: true,
          },
          { text: 'Which body’s certificate do you accept, and does one from our nation count?', aqap: true },
          { text: '[question|your own question, one line]' },
        ],
        closing: 'Please publish the answer to all bidders.',
      },
    ],
  },
  {
    id: '4',
    to: 'Agencja Uzbrojenia, the Polish Armament Agency',
    contact: 'armament-agency',
    title: 'Who would inspect our site for a Polish order',
    short: 'Inspection in Poland',
    when: 'Before an offer to a Polish military buyer.',
    note: 'Questions on a tender go to the contact in the notice, through the platform.',
    certainty: 'second-hand',
    versions: [
      {
        lang: 'en',
        subject: 'Government quality assurance at our site',
        opening: 'We are [company-nation|company, nation] and supply [item|item] to [buyer|Polish buyer].',
        questions: [
          { text: 'Who coordinates GQA today under Decision 126/MON?' },
          { text: 'Who would supervise our site: an RPW, or would you ask our nation?' },
          { text: 'Do you know AQAP certificates from [home-nation|nation]?' },
        ],
      },
      {
        lang: 'pl',
        subject: 'Państwowe zapewnienie jakości w naszym zakładzie',
        opening:
          'Jesteśmy [company-nation|firma, państwo] i dostarczamy [item|wyrób] dla [buyer|zamawiający].',
        questions: [
          { text: 'Kto obecnie koordynuje GQA na podstawie decyzji nr 126/MON?' },
          { text: 'Kto nadzorowałby nasz zakład: RPW, czy też zwróciliby się Państwo do naszego państwa?' },
          { text: 'Czy znają Państwo certyfikaty AQAP z [home-nation|państwo]?' },
        ],
      },
    ],
  },
  {
    id: '6',
    to: 'A certification body; write to three, in Poland for example to CCJ WAT',
    contact: 'ccj-wat',
    title: 'Quotation for AQAP 2110 with ISO 9001',
    short: 'Quotation for AQAP 2110',
    when: 'Once a buyer has confirmed the clause and the edition.',
    certainty: 'our-estimate',
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
          { text: 'the transition to ISO 9001:2026;' },
          {
            text: 'which share of the audit may be remote in [town|town], whether a site visit is due, and what holds when auditors cannot come.',
          },
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
    certainty: 'our-estimate',
    versions: [
      {
        lang: 'en',
        closing:
          'We will work to AQAP 2110, edition [edition|edition], under this contract. Our ISO 9001 system is [state|certified by … to … / in use since … / being built, in use from …]. Attached: gap list and draft quality plan. We accept government quality assurance.',
      },
    ],
  },
] as const satisfies readonly LetterRecord[];
