import type { LetterRecord } from './types';

/** Letters about quality assurance: to inspectors, buyers and certification bodies. */
export const qualityLetters = [
  {
    id: '1',
    to: 'FMI, the procurement organization of the Danish Ministry of Defence, quality',
    contact: 'fmi',
    title: 'Government quality assurance for a Danish supplier',
    when: 'Send it before you sign a contract with an AQAP clause, if your company is in Denmark.',
    certainty: 'open',
    versions: [
      {
        lang: 'en',
        subject: 'Government quality assurance for a Danish supplier',
        opening:
          'Dear Sir or Madam,\n\nWe are [company](blank:company), Danish business number (CVR) [no.](blank:cvr), and we make [item](blank:item) in [town](blank:town). A buyer in [country](blank:nation) plans a contract with us that cites [AQAP 2110, edition](blank:aqap). Please tell us:',
        questions: [
          {
            text: 'Which office receives a request for government quality assurance at our site under STANAG 4107?',
          },
          { text: 'Does FMI accept a certificate, or does it only assess the contract?' },
          { text: 'Which AQAP does FMI itself use for items like ours?' },
        ],
        closing:
          'We hold [ISO 9001, certification body, valid to](blank:certificate). We are not requesting an inspection at this time.\n\nSincerely,\n[name, company](blank:sender)',
      },
      {
        lang: 'da',
        subject: 'Statslig kvalitetssikring hos en dansk leverandør',
        opening:
          'Til rette vedkommende\n\nVi er [firma](blank:company), CVR-nr. [nr.](blank:cvr), og vi fremstiller [produkt](blank:item) i [by](blank:town). En køber i [land](blank:nation) planlægger en kontrakt med os, som henviser til [AQAP 2110, udgave](blank:aqap). Vi beder jer oplyse:',
        questions: [
          {
            text: 'Hvilket kontor modtager en anmodning om statslig kvalitetssikring på vores adresse efter STANAG 4107?',
          },
          { text: 'Godtager FMI et certifikat, eller vurderer FMI kun kontrakten?' },
          { text: 'Hvilken AQAP bruger FMI selv til produkter som vores?' },
        ],
        closing:
          'Vi har [ISO 9001, certificeringsorgan, gyldig til](blank:certificate). Vi anmoder ikke om en inspektion på nuværende tidspunkt.\n\nMed venlig hilsen\n[navn, firma](blank:sender)',
      },
    ],
  },
  {
    id: '1b',
    to: 'FMI, the procurement organization of the Danish Ministry of Defence',
    contact: 'fmi',
    title: 'Government quality assurance at a site outside Denmark',
    when: 'Send it before an offer to FMI, if your company is outside Denmark.',
    certainty: 'open',
    versions: [
      {
        lang: 'en',
        subject: 'Government quality assurance at our site in [country](blank:home-nation)',
        opening:
          'Dear Sir or Madam,\n\nWe are [company](blank:company), registered in [country](blank:home-nation), and we make [item](blank:item) in [town](blank:town). We are preparing an offer to FMI. Please tell us:',
        questions: [
          {
            text: 'Who would inspect our site: FMI itself, or the authority of our country at FMI’s request under STANAG 4107?',
          },
          { text: 'Does FMI accept a certificate issued in our country, and from which certification body?' },
          { text: 'Which AQAP, in which edition, does FMI use for items like ours?' },
        ],
        closing:
          'We hold [ISO 9001, certification body, valid to](blank:certificate). We are not requesting an inspection at this time.\n\nSincerely,\n[name, company](blank:sender)',
      },
      {
        lang: 'da',
        subject: 'Statslig kvalitetssikring på vores adresse i [land](blank:home-nation)',
        opening:
          'Til rette vedkommende\n\nVi er [firma](blank:company), registreret i [land](blank:home-nation), og vi fremstiller [produkt](blank:item) i [by](blank:town). Vi forbereder et tilbud til FMI. Vi beder jer oplyse:',
        questions: [
          {
            text: 'Hvem ville føre tilsyn på vores adresse: FMI selv eller myndigheden i vores land efter anmodning fra FMI i henhold til STANAG 4107?',
          },
          { text: 'Godtager FMI et certifikat udstedt i vores land, og fra hvilket certificeringsorgan?' },
          { text: 'Hvilken AQAP, og i hvilken udgave, bruger FMI til produkter som vores?' },
        ],
        closing:
          'Vi har [ISO 9001, certificeringsorgan, gyldig til](blank:certificate). Vi anmoder ikke om en inspektion på nuværende tidspunkt.\n\nMed venlig hilsen\n[navn, firma](blank:sender)',
      },
    ],
  },
  {
    id: '2',
    to: 'BAAINBw, quality center (ZtQ)',
    contact: 'baainbw',
    title: 'Who would inspect our site for a German order',
    when: 'Send it before an offer to the German procurement office.',
    note: 'Send tender questions to the contact in the notice, through the tender platform.',
    certainty: 'verified',
    versions: [
      {
        lang: 'en',
        subject: 'Government quality assurance at our site',
        opening:
          'Dear Sir or Madam,\n\nWe are [company, country](blank:company-nation) and we make [item](blank:item) in [town](blank:town). Please tell us:',
        questions: [
          {
            text: 'Who would inspect our site: one of your regional offices, or the authority of our country at your request?',
          },
          { text: 'Do you recognize AQAP certificates issued in [country](blank:home-nation)?' },
        ],
        closing:
          'We have a quality management system to [standard, certification body, scope, valid to](blank:standard).\n\nSincerely,\n[name, company](blank:sender)',
      },
      {
        lang: 'de',
        subject: 'Amtliche Qualitätssicherung an unserem Standort',
        opening:
          'Sehr geehrte Damen und Herren,\n\nwir sind [Firma, Staat](blank:company-nation) und fertigen [Produkt](blank:item) in [Ort](blank:town). Bitte teilen Sie uns mit:',
        questions: [
          {
            text: 'Wer würde die amtliche Qualitätssicherung an unserem Standort durchführen: eine Ihrer Regionalstellen oder auf Ihr Ersuchen die Behörde unseres Staates?',
          },
          { text: 'Erkennen Sie AQAP-Zertifikate an, die in [Staat](blank:home-nation) ausgestellt wurden?' },
        ],
        closing:
          'Wir haben ein Qualitätsmanagementsystem nach [Norm, Zertifizierungsstelle, Geltungsbereich, gültig bis](blank:standard).\n\nMit freundlichen Grüßen\n[Name, Firma](blank:sender)',
      },
    ],
  },
  {
    id: '3',
    article: 'the',
    to: 'contact named in the notice, or else the office that buys',
    title: 'Clause, edition, proof and date that the buyer wants',
    when: 'Send it before the deadline for questions in the notice, and before you pay for a certificate.',
    certainty: 'common-practice',
    versions: [
      {
        lang: 'en',
        subject: '[notice no.](blank:notice): question on quality',
        opening: 'Dear Sir or Madam,\n\nWe are preparing an offer. Please tell us:',
        questions: [
          { text: 'Do we need the certificate at tender or at award?' },
          {
            text: 'Does the contract cite ISO 9001 alone, or an AQAP (2110, 2131, 2105, 2210 or 2310)?',
            aqap: true,
          },
          { text: 'Which edition of the standard applies?' },
          {
            text: 'If we have no certificate yet, are an ISO 9001 system, a gap list and a draft quality plan sufficient at tender?',
            aqap: true,
          },
          { text: 'Do you accept an equivalent system if an audit report demonstrates it?' },
          { text: 'Which accreditation of the certification body do you accept?' },
          {
            text: 'Who would inspect our site in [country](blank:home-nation): your office, or the authority of our country at your request?',
            aqap: true,
          },
          {
            text: 'Which certification body’s certificate do you accept, and do you accept one issued in our country?',
            aqap: true,
          },
          { text: '[your own question, one line](blank:question)' },
        ],
        closing: 'Please publish the answer to all bidders.\n\nSincerely,\n[name, company](blank:sender)',
      },
    ],
  },
  {
    id: '4',
    to: 'Agencja Uzbrojenia, the Polish Armament Agency',
    contact: 'armament-agency',
    title: 'Who would inspect our site for a Polish order',
    when: 'Send it before an offer to a Polish military buyer.',
    note: 'Send tender questions to the contact in the notice, through the tender platform.',
    certainty: 'second-hand',
    versions: [
      {
        lang: 'en',
        subject: 'Government quality assurance at our site',
        opening:
          'Dear Sir or Madam,\n\nWe are [company, country](blank:company-nation) and we supply [item](blank:item) to [Polish buyer](blank:buyer). Please tell us:',
        questions: [
          {
            text: 'Which office coordinates government quality assurance (GQA) today under Decision 126/MON?',
          },
          {
            text: 'Who would inspect our site: a Regional Military Representation (RPW), or the authority of our country at your request?',
          },
          { text: 'Do you recognize AQAP certificates issued in [country](blank:home-nation)?' },
        ],
        closing: 'Sincerely,\n[name, company](blank:sender)',
      },
      {
        lang: 'pl',
        subject: 'Państwowe zapewnienie jakości w naszym zakładzie',
        opening:
          'Szanowni Państwo,\n\njesteśmy [firma, państwo](blank:company-nation) i dostarczamy [wyrób](blank:item) dla [zamawiający](blank:buyer). Prosimy o odpowiedzi na pytania:',
        questions: [
          {
            text: 'Która jednostka obecnie koordynuje państwowe zapewnienie jakości (GQA) na podstawie decyzji nr 126/MON?',
          },
          {
            text: 'Kto nadzorowałby nasz zakład: rejonowe przedstawicielstwo wojskowe (RPW) czy, na Państwa wniosek, organ naszego państwa?',
          },
          { text: 'Czy uznają Państwo certyfikaty AQAP wydane w [państwo](blank:home-nation)?' },
        ],
        closing: 'Z poważaniem\n[imię i nazwisko, firma](blank:sender)',
      },
    ],
  },
  {
    id: '6',
    article: 'a',
    to: 'certification body (write to three), in Poland for example CCJ WAT',
    contact: 'ccj-wat',
    title: 'Quotation for AQAP 2110 with ISO 9001',
    when: 'Send it once a buyer has confirmed the clause and the edition.',
    certainty: 'our-estimate',
    versions: [
      {
        lang: 'en',
        subject: 'Request for a quotation: AQAP 2110',
        opening:
          'Dear Sir or Madam,\n\nPlease send us a quotation for certification to [AQAP 2110, edition](blank:aqap) together with ISO 9001. We have [number](blank:staff) people at [number](blank:sites) sites, the scope is [design, production](blank:scope), and the system has to cover [number](blank:contracts) contracts at the same time. Please state:',
        questions: [
          { text: 'your accreditation and its scope, and whether it covers AQAP;' },
          {
            text: 'the number of audit days, the fees for three years, the first possible date and the share of remote audit;',
          },
          { text: 'your auditors’ experience with government quality assurance (GQA);' },
          { text: 'how you handle the transition to ISO 9001:2026;' },
          {
            text: 'which share of the audit may be remote in [town](blank:town), whether a site visit is required, and which rule applies when auditors cannot come.',
          },
        ],
        closing: 'Sincerely,\n[name, company](blank:sender)',
      },
    ],
  },
  {
    id: '10',
    to: 'Your offer',
    title: 'Text for an offer without the certificate',
    when: 'Use it where the notice does not say that the certificate must exist at tender.',
    certainty: 'our-estimate',
    versions: [
      {
        lang: 'en',
        closing:
          'We will work to AQAP 2110, edition [edition](blank:edition), under this contract. Our ISO 9001 system is [certified by … to … / in use since … / being built, in use from …](blank:state). We attach a gap list and a draft quality plan. We accept government quality assurance.',
      },
    ],
  },
] as const satisfies readonly LetterRecord[];
