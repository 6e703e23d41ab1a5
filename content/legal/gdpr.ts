import { clause } from './blocks';
import type { LegalDocument } from './types';

/** GDPR statement: how the provider complies as controller and as processor. */
export const gdpr: LegalDocument = {
  slug: 'gdpr',
  title: 'GDPR statement',
  label: 'GDPR',
  meta: {
    title: 'GDPR statement | ComplyTrain',
    description:
      'How ComplyTrain meets the General Data Protection Regulation: roles, processing agreement, answers in one month, breach notice in 72 hours, transfers.',
  },
  dated: 'Last updated',
  lead: 'How we meet the General Data Protection Regulation (GDPR), for ourselves and for the customers we work for.',
  glance: [
    { value: '{figure:regulation.breachNotice}', label: 'Breach notice to the authority', section: 'breach' },
    { value: '{figure:regulation.answer}', label: 'Answer to a request', section: 'rights' },
    { value: 'Art. 28', label: 'Agreement with every processor', section: 'processing' },
    { value: 'None', label: 'Decisions by machine alone', section: 'design' },
  ],
  sections: [
    {
      id: 'about',
      title: 'Scope of this statement',
      blocks: [
        clause(
          'The GDPR is Regulation (EU) 2016/679. In Denmark the Data Protection Act complements it. This statement tells customers and their data protection staff how we work under both. The [privacy policy](/legal/privacy) tells individuals what happens to their own data.',
        ),
        clause(
          'It states duties, and our practice as we follow it. No independent body has checked it, and it is not a certificate.',
        ),
      ],
    },
    {
      id: 'roles',
      title: 'Controller and processor',
      blocks: [
        {
          kind: 'terms',
          ruled: true,
          items: [
            {
              term: 'We are the controller',
              text: 'For visitors of this website, people who write to us and the contact persons of our customers and partners. We decide purpose and means.',
            },
            {
              term: 'You are the controller, we are the processor',
              text: 'For personal data that you put on the platform or hand to our consultants, for example training records or lists of cleared staff. We act on your instructions.',
            },
            {
              term: 'Each of us is a controller',
              text: 'Where an introduction to an investor, partner or buyer passes on contact data, each recipient answers for its own use.',
            },
          ],
        },
      ],
    },
    {
      id: 'principles',
      title: 'Data protection principles (Article 5)',
      blocks: [
        clause('Article 5 GDPR sets the principles. This is what they mean in our work:'),
        {
          kind: 'terms',
          ruled: true,
          items: [
            {
              term: 'Lawfulness, fairness, transparency',
              text: 'Every use has a legal basis, listed in the [privacy policy, §](/legal/privacy#purposes).',
            },
            {
              term: 'Purpose limitation',
              text: 'Data given for one service is used for another only with the customer’s consent. The [terms, §](/legal/terms#data), name the conflict of interest that an investment service can bring.',
            },
            {
              term: 'Data minimization',
              text: 'Templates ask for roles first and for names only where a standard needs them. This website asks for nothing.',
            },
            { term: 'Accuracy', text: 'You can correct data yourself or have us do it.' },
            {
              term: 'Storage limitation',
              text: 'Fixed periods, listed in the [privacy policy, §](/legal/privacy#retention).',
            },
            {
              term: 'Integrity and confidentiality',
              text: 'Encryption, access by role, backups: see the [security statement](/legal/security).',
            },
            { term: 'Accountability', text: 'We keep records that show how the principles are met.' },
          ],
        },
      ],
    },
    {
      id: 'processing',
      title: 'Data processing agreement (Article 28)',
      blocks: [
        clause(
          'Before you put personal data on the platform, we conclude a data processing agreement under Article 28 GDPR. It states subject, duration, kind of data, the people concerned and these duties:',
          [
            'we act only on your documented instructions;',
            'people with access are bound to confidentiality;',
            'security under Article 32 is described in an annex;',
            'further processors are engaged only under the same duties, and you are told beforehand and may object;',
            'we help you with requests, breaches and impact assessments;',
            'at the end we return or delete the data, as you choose; our own evidence of work, named in the [terms, §](/legal/terms#data), stays;',
            'you may audit us.',
          ],
        ),
        clause(
          'For personal data, the agreement ranks above the order and the [terms](/legal/terms#orders).',
        ),
      ],
    },
    {
      id: 'rights',
      title: 'Requests from data subjects',
      blocks: [
        clause(
          'Where we are the controller, we answer requests under Articles 15 to 22 within {figure:regulation.answer}, as Article 12(3) requires. For complex requests the period may be extended by {figure:regulation.extension}; we say so within the first month.',
        ),
        clause(
          'Where you are the controller, we pass on without delay a request that reaches us, and do not answer it ourselves. We help you to answer it in time.',
        ),
      ],
    },
    {
      id: 'design',
      title: 'Data protection by design and impact assessments',
      blocks: [
        clause(
          'We plan data protection into a service before it starts (Article 25). This website is an example: it asks for nothing and sets no cookie, so only the server’s own records need protection.',
        ),
        clause(
          'Where a use is likely to bring a high risk for people, we assess its impact first (Article 35), and help you with your own assessment.',
        ),
        clause(
          'The platform’s artificial intelligence (AI) writes drafts of company documents for review. No decision about a person is made by automated means alone (Article 22).',
        ),
      ],
    },
    {
      id: 'records',
      title: 'Records of processing activities',
      blocks: [
        clause(
          'We keep the records of Article 30 for both roles and show them to the supervisory authority on request.',
        ),
      ],
    },
    {
      id: 'breach',
      title: 'Personal data breaches',
      blocks: [
        clause(
          'As controller we notify the Danish Data Protection Agency within {figure:regulation.breachNotice} of becoming aware of a breach, unless it is unlikely to put people at risk (Article 33). If the risk is high, we tell the people concerned without undue delay (Article 34).',
        ),
        clause(
          'As processor we tell you without undue delay, with the information you need to keep your own period of {figure:regulation.breachNotice}.',
        ),
        clause('Every breach is recorded, notified or not.'),
      ],
    },
    {
      id: 'transfers',
      title: 'Transfers to third countries',
      blocks: [
        clause(
          '{fact:ukraine-adequacy} If the office in Lviv is a company of its own, standard contractual clauses (Implementing Decision (EU) 2021/914) apply; if not, access rules and an assessment of the risk. A supplier in another country without such a decision needs the clauses and a documented transfer assessment (Articles 44 to 49).',
        ),
        clause(
          'If your data must be handled from Denmark alone, say so before the order, so that the order can state it.',
        ),
      ],
    },
    {
      id: 'authority',
      title: 'Supervisory authority and data protection contact',
      blocks: [
        clause(
          'The supervisory authority is the Danish Data Protection Agency (Datatilsynet, datatilsynet.dk). Anyone may complain there under Article 77.',
        ),
        clause(
          'The contact point for data protection, and for a draft of the processing agreement, is {mailbox:Data protection}. The [privacy policy, §](/legal/privacy#controller), says why no data protection officer is appointed.',
        ),
        { kind: 'provider', role: 'Controller and processor', also: ['dataProtection'] },
      ],
    },
  ],
};
