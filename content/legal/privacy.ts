import { provider, siteName } from '../site';
import { clause, retentionTable } from './blocks';
import type { LegalDocument } from './types';

/** Privacy policy: information required by Articles 12 to 14 of the GDPR. */
export const privacy: LegalDocument = {
  slug: 'privacy',
  title: 'Privacy policy',
  label: 'Privacy',
  meta: {
    title: 'Privacy policy | ComplyTrain',
    description:
      'Which personal data ComplyTrain handles and why: server records and the emails you send. No forms, cookies or trackers. Legal bases, retention, your rights.',
  },
  dated: 'Last updated',
  lead: 'Which personal data reaches us, why we use it, how long it stays and what you can ask for.',
  glance: [
    { value: '{figure:retention.compliance}', label: 'Compliance records', section: 'retention' },
    {
      value: '{figure:retention.contract}',
      label: 'Contract documents, after the term',
      section: 'retention',
    },
    { value: '{figure:retention.marketing}', label: 'Marketing data without activity', section: 'retention' },
    { value: '{figure:retention.usage}', label: 'Usage data', section: 'retention' },
  ],
  sections: [
    {
      id: 'controller',
      title: 'Controller',
      blocks: [
        clause(
          `${provider.legalName ?? siteName} decides why and how the personal data described here is used. It is the controller under Article 4(7) of the General Data Protection Regulation (GDPR), Regulation (EU) 2016/679. The Danish Data Protection Act also applies.`,
        ),
        clause(
          'Article 37 GDPR asks public bodies for a data protection officer. It also asks companies whose core activity is large-scale monitoring of people or large-scale use of special categories of data. We do neither, so we have not appointed one. If we appoint one, this section will say how to reach them.',
        ),
        clause('Write to the mailbox below about anything in this policy.'),
        { kind: 'provider', role: 'Controller', also: ['dataProtection', 'hosting'] },
      ],
    },
    {
      id: 'scope',
      title: 'Scope of this policy',
      blocks: [
        clause(
          'It covers visitors of this website, people who write to us, and the contact persons of customers, investors, partners and suppliers. It also covers owners and end users whom we check before an order: see the [export control statement, §](/legal/export-control#screening).',
        ),
        clause(
          'It does not cover personal data that a customer puts on the platform. There the customer is the controller and we are the processor: see the [GDPR statement, §](/legal/gdpr#roles).',
        ),
      ],
    },
    {
      id: 'site',
      title: 'Data this website does not collect',
      blocks: [
        clause('This website:', [
          'has no form, no sign-in and no comment field;',
          'sets no cookie and stores nothing on your device (see the [cookie policy](/legal/cookies));',
          'loads no script, font, picture or counter from anyone else;',
          'builds no profile of you and measures no audience.',
        ]),
        clause(
          'What remains are the records that every web server keeps, and the emails you choose to send.',
        ),
      ],
    },
    {
      id: 'purposes',
      title: 'Data, purposes and legal bases',
      blocks: [
        {
          kind: 'table',
          caption: 'What we use, what for, and the legal basis in Article 6(1) GDPR',
          columns: ['Data', 'Purpose', 'Legal basis'],
          rows: [
            [
              'Server records: internet address, time, page, result, browser name',
              'To deliver the pages, find faults and stop attacks',
              'Legitimate interest in a working and secure website, letter (f)',
            ],
            [
              'Inquiries: your name, address, company and what you write',
              'To answer you and prepare an offer',
              'Steps before a contract, letter (b), if you act for yourself; legitimate interest in answering a company’s inquiry, letter (f)',
            ],
            [
              'Contract documents: contact persons, orders, invoices, correspondence',
              'To provide the service, invoice it and keep accounts',
              'Legitimate interest in performing the contract with your company, letter (f); legal duty under bookkeeping law, letter (c)',
            ],
            [
              'Compliance records: names of customers, owners, partners and end users in export-control and sanctions checks, and names in evidence of work',
              'To meet export-control and sanctions law and to prove what was done',
              'Legitimate interest in proving that the law was followed and in defending claims, letter (f); legal duty, letter (c), where a law asks us for the record',
            ],
            [
              'Marketing data: your address and what you asked to hear about',
              'To send you news by email',
              'Your consent, letter (a), as section 10 of the Danish Marketing Practices Act requires',
            ],
            [
              'Usage data of the platform: sign-in times, functions used',
              'To secure the service and to fix faults',
              'Legitimate interest in a secure service, letter (f)',
            ],
          ],
        },
        clause(
          'The data comes from you or from your company. For checks it also comes from public registers, from sanctions lists and from the customer who names you as owner or end user. If we did not get the data from you, this policy gives you the information of Article 14 GDPR.',
        ),
      ],
    },
    {
      id: 'required',
      title: 'Data you must provide',
      blocks: [
        clause(
          'You need not provide any data to read this website. To answer you we need an address; to make a contract we need the names of the people who place the order. Without them we cannot do either.',
        ),
        clause(
          'Do not send classified, export-controlled or [controlled unclassified information](glossary:cui) (CUI) by email. Do not send health data or other special categories of personal data. We do not need them to begin.',
        ),
      ],
    },
    {
      id: 'recipients',
      title: 'Recipients',
      blocks: [
        clause('Personal data goes only to:', [
          'our own people who work on your matter, by role;',
          'processors that run our website, email and platform for us, under an agreement that meets Article 28 GDPR;',
          'certification bodies, partners, investors or authorities, where you asked us to involve them;',
          'auditors, lawyers, courts and authorities, where the law or a dispute requires it.',
        ]),
        clause('We do not sell or rent personal data. Ask us for the current list of processors.'),
        clause(
          'The supplier of the artificial intelligence (AI) that writes drafts is one of these processors. The data processing agreement names it and says where it runs. Customer data is not used to train a model unless the order says so.',
        ),
      ],
    },
    {
      id: 'transfers',
      title: 'Transfers outside the European Economic Area',
      blocks: [
        clause('We work from Copenhagen. The office in Lviv is opening soon. {fact:ukraine-adequacy}'),
        clause(
          'If the office in Lviv is a company of its own, standard contractual clauses (Commission Implementing Decision (EU) 2021/914) apply; if not, access rules and an assessment of the risk. A supplier in a country without an adequacy decision receives access only under these clauses, and after we have assessed the transfer and the extra protection it needs.',
        ),
        clause('You can ask for a copy of the clauses.'),
      ],
    },
    {
      id: 'retention',
      title: 'Retention periods',
      blocks: [
        clause(
          'We keep personal data for the periods below and then delete it or make it anonymous. Inquiries that lead to no order are kept as long as usage data.',
        ),
        retentionTable,
        clause(
          'The records of this website’s server are not in the table. They are kept only as long as it takes to find faults and attacks, and longer only while one is being examined. Ask us for the period that the host has set.',
        ),
        clause(
          'Danish bookkeeping law asks for five years from the end of the financial year. We keep compliance records and contract documents longer, since contract, export-control and dispute matters can reach further back. Exporters have a duty of their own, which the [export control statement, §](/legal/export-control#records), names.',
        ),
        clause(
          'Where a dispute or an authority’s order is open, the records concerned are kept until it ends.',
        ),
      ],
    },
    {
      id: 'rights',
      title: 'Your rights under the GDPR',
      blocks: [
        {
          kind: 'terms',
          ruled: true,
          items: [
            {
              term: 'Access',
              text: 'Learn whether we hold data about you, and receive a copy (Article 15).',
            },
            { term: 'Correction', text: 'Have wrong or incomplete data put right (Article 16).' },
            {
              term: 'Deletion',
              text: 'Have data deleted when there is no reason left to keep it (Article 17).',
            },
            {
              term: 'Restriction',
              text: 'Have the use of data paused while a question about it is open (Article 18).',
            },
            {
              term: 'Portability',
              text: 'Receive data you gave us, in a common format, where we use it by consent or contract (Article 20).',
            },
            {
              term: 'Objection',
              text: 'Object to use based on legitimate interest, on grounds relating to your situation. You can object to marketing without giving a reason (Article 21).',
            },
            {
              term: 'Withdrawal of consent',
              text: 'Withdraw consent at any time. What was done before stays lawful (Article 7(3)).',
            },
          ],
        },
        clause(
          'Write to {mailbox:Personal data}. We answer within {figure:regulation.answer}. If a request is complex, this may take up to {figure:regulation.extension} longer; we tell you so within the first month. It costs nothing. If we doubt who is writing, we ask for proof and for nothing more than is needed.',
        ),
      ],
    },
    {
      id: 'decisions',
      title: 'Automated decision-making',
      blocks: [
        clause(
          'We make no decision about a person by automated means alone, and build no profile (Article 22 GDPR). The platform’s AI writes drafts of company documents, which people review.',
        ),
      ],
    },
    {
      id: 'security',
      title: 'Security of personal data',
      blocks: [
        clause(
          'Access follows roles and needs multi-factor authentication, stored data is encrypted, and backups are made daily. The [security statement](/legal/security) says more.',
        ),
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints to the supervisory authority',
      blocks: [
        clause(
          'Tell us first if you like; you do not have to. You can complain at any time to the Danish Data Protection Agency (Datatilsynet, datatilsynet.dk) or to the authority of the country where you live or work.',
        ),
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        clause(
          'When the site or our work changes, we change this text and its date. If a change matters to people we are in contact with, we tell them by email.',
        ),
        { kind: 'provider', role: 'Controller', also: ['dataProtection'] },
      ],
    },
  ],
};
