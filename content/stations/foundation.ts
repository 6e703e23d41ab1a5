import { stationHeads } from './heads';
import type { Station } from './types';

const head = stationHeads.foundation;

/** Station 1. */
export const foundation = {
  ...head,
  title: head.name,
  subtitle: head.topic,
  meta: {
    title: 'Station 1, Foundation: company, permits, governance',
    description:
      'Which company form, which permits and who signs? A defense founder brings six answers to Station 1 and receives six deliverables, planned week by week.',
  },
  lead: 'Buyers first look up where your company is registered, who owns it and who may sign. Station 1 files the documents that prove it.',
  feeds: ['iso9001', 'nato-clearance'],
  facts: [
    { term: 'Leads to', text: '[Security](/stations/security)' },
    { term: 'Runs on', text: '[The platform](/services/complytrain)' },
  ],
  blocks: [
    {
      kind: 'checklists',
      id: 'checklist',
      size: 'section',
      theme: 'tint',
      title: 'What you bring and what you receive',
      lead: 'The first working session needs six answers and no files.',
      groups: [
        {
          title: 'Requirements checklist',
          items: [
            {
              title: 'Business concept',
              text: 'Write one page about the product and its use: civil, military or both.',
            },
            {
              title: 'Market and customers',
              text: 'Name your first three buyers, and any tender that already asks for documents.',
            },
            {
              title: 'Technology and IP status',
              text: 'Bring the contracts that show who owns designs and code, the intellectual property (IP).',
            },
            {
              title: 'Founding team',
              text: 'List the role, the share and the citizenship of each founder, because permit rules count them.',
            },
            { title: 'Funding needs', text: 'Name the amount, the date and the country of each investor.' },
            {
              title: 'Jurisdiction preferences',
              text: 'Choose Denmark, Ukraine or both, with your reason for each.',
            },
          ],
        },
        {
          title: 'Your deliverables',
          numbered: true,
          items: [
            {
              title: 'Business registration guidance',
              text: 'You get a list of filings in their order: register, tax, permits and the NATO supplier code ([NCAGE](glossary:ncage)).',
            },
            { title: 'Governance design', text: 'It says who decides, who signs and who may hold shares.' },
            {
              title: 'Operational framework',
              text: 'It describes one process from inquiry to delivery, with its owners.',
            },
            {
              title: 'Documentation repository',
              text: 'You get one store with one numbering system and one way to approve.',
            },
            {
              title: 'Readiness gap analysis',
              text: 'It compares what your buyers ask for with what you have today.',
            },
            { title: 'Roles definition', text: 'It gives a name and a deputy for each of your duties.' },
          ],
        },
      ],
      note: 'Controlled and classified files stay with you, so never send us drawings.',
    },
    {
      kind: 'plan',
      id: 'weeks',
      size: 'section',
      title: 'Weekly plan',
      lead: 'The plan has three phases of two weeks each.',
      phases: [
        {
          from: 1,
          to: 2,
          title: 'Structure design',
          text: 'We check legal form, office and shares against the ownership rules before you file anything.',
          handOver: 'The six answers, the list of shareholders and existing founders’ agreements',
          owner: 'Founders with our specialist; a lawyer in that country confirms',
          outputs: ['Structure memo, filing order and list of permits'],
        },
        {
          from: 3,
          to: 4,
          title: 'Documentation framework',
          text: 'You set up the repository, the numbering and the approval of documents.',
          handOver: 'A list of your documents: title, owner, version and location',
          owner: 'One document owner on your side; the platform writes drafts for your review',
          outputs: ['Documentation repository and operational framework'],
        },
        {
          from: 5,
          to: 6,
          title: 'Governance',
          text: 'Owners and managers adopt the rules and decide what to do about each gap.',
          handOver: 'Decisions on signatories, spending limits and deputies',
          owner: 'Owners and managers',
          outputs: ['Governance design, roles definition and readiness gap analysis, signed'],
        },
      ],
      note: 'The drawing shows {figure:stations.foundation.max}; the station takes {figure:stations.foundation}. Station 2, Security, can begin while you sign the governance documents.',
    },
    {
      kind: 'table',
      id: 'company-forms',
      size: 'section',
      theme: 'tint',
      title: 'Company forms in Denmark and Ukraine',
      lead: 'The country in which the company is registered decides which permits it needs. A lawyer admitted in that country confirms the choice.',
      columns: ['Question', 'ApS, Denmark', 'A/S, Denmark', 'TOV, Ukraine'],
      rows: [
        ['Form', 'Private limited company', 'Company limited by shares', 'Limited liability company'],
        ['Minimum capital', 'DKK 20,000', 'DKK 400,000', 'None in statute'],
        [
          'Register',
          'Danish Business Authority, company (CVR) number',
          'Danish Business Authority, company (CVR) number',
          'Unified State Register (EDR); it discloses owners from {figure:ownership.disclosed}',
        ],
        [
          'Who leads, who owns',
          'Managers; a board is optional',
          'A board and managers',
          'Full foreign ownership is allowed; a foreign founder needs a Ukrainian tax number',
        ],
      ],
      note: 'The minimum for an ApS has applied since {day:dk-company-capital}. At least {figure:ownership.paidIn} of the cash capital of an A/S has to be paid in.',
    },
    {
      kind: 'list',
      id: 'permits',
      title: 'Permits to settle before the first order',
      items: [
        {
          title: 'War materiel, Denmark',
          text: 'You need the permission of the Minister of Justice before you make or assemble the first unit. You need a special permission if any of these is true:',
          list: [
            'The company is registered abroad.',
            'A manager or signatory is not a Danish citizen.',
            'Less than {figure:ownership.danishBoard} of the board or {figure:ownership.danishCapital} of the capital is Danish.',
            'Foreigners hold more than {figure:ownership.foreignVotes} of the votes, or control.',
          ],
        },
        { title: 'Shares and loans, Denmark', text: '{fact:dk-war-material-shares}' },
        {
          title: 'Foreign investors, Denmark',
          text: 'From a holding of {figure:ownership.screened}, an investor from abroad needs prior authorization in sensitive sectors such as defense and dual-use products. Settle it before the term sheet names a closing date.',
        },
        { title: 'Personal data, from outside the EU', text: '{fact:gdpr-reach}' },
        {
          title: 'Technology from Ukraine',
          text: 'If you take designs or code abroad, you may need [a permit](/buyers/permits) from the State Service of Export Control of Ukraine. Ask first who owns the designs and the code: the company, the developer or the state.',
        },
        { title: 'Defence City, Ukraine', text: '{fact:ua-defence-city}' },
      ],
    },
  ],
  next: {
    station: 'security',
    text: 'At Station 2 you set up information security and data protection in the repository that you now have. It takes {figure:stations.security}.',
    action: 'Continue to Station 2',
  },
} satisfies Station;
