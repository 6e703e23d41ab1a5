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
      'Which company form, which permits and who signs: six answers a defense founder brings to Station 1, six deliverables that come out, week by week.',
  },
  lead: 'Buyers look up your company first: where it is registered, who owns it and who may sign. Station 1 settles these answers and files the documents that prove them.',
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
              text: 'One page: the product and its use, civil, military or both.',
            },
            {
              title: 'Market and customers',
              text: 'Your first three buyers, and any tender that already asks for documents.',
            },
            {
              title: 'Technology and IP status',
              text: 'Contracts that show who owns designs and code, the intellectual property (IP).',
            },
            {
              title: 'Founding team',
              text: 'Role, share and citizenship of each founder: permit rules count them.',
            },
            { title: 'Funding needs', text: 'The amount, the date and the country of each investor.' },
            {
              title: 'Jurisdiction preferences',
              text: 'Denmark, Ukraine or both, with your reason for each.',
            },
          ],
        },
        {
          title: 'Your deliverables',
          numbered: true,
          items: [
            {
              title: 'Business registration guidance',
              text: 'Register, tax, permits and the supplier code NCAGE, in the order to file them.',
            },
            { title: 'Governance design', text: 'Who decides, who signs and who may hold shares.' },
            {
              title: 'Operational framework',
              text: 'One process from inquiry to delivery, with its owners.',
            },
            {
              title: 'Documentation repository',
              text: 'One store, one numbering system, one way to approve.',
            },
            {
              title: 'Readiness gap analysis',
              text: 'What your buyers ask for, compared with what you hold today.',
            },
            { title: 'Roles definition', text: 'A name and a deputy for every duty you carry.' },
          ],
        },
      ],
      note: 'Controlled and classified files stay with you; never send drawings.',
    },
    {
      kind: 'plan',
      id: 'weeks',
      size: 'section',
      title: 'Weekly plan',
      lead: 'Three phases of two weeks each. In the drawing, each phase supports the one above it.',
      drawing: 'footing',
      phases: [
        {
          from: 1,
          to: 2,
          title: 'Structure design',
          text: 'Legal form, office and shares are checked against the ownership rules before anything is filed.',
          handOver: 'The six answers, the list of shareholders and existing founders’ agreements',
          owner: 'Founders with our specialist; a lawyer in that country confirms',
          produces: 'Structure memo, filing order and list of permits',
        },
        {
          from: 3,
          to: 4,
          title: 'Documentation framework',
          text: 'Repository, numbering and approval are set up.',
          handOver: 'A list of your documents: title, owner, version and location',
          owner: 'One document owner on your side; the platform writes drafts for your review',
          produces: 'Documentation repository and operational framework',
        },
        {
          from: 5,
          to: 6,
          title: 'Governance',
          text: 'Owners and managers adopt the rules and decide what to do about each gap.',
          handOver: 'Decisions on signatories, spending limits and deputies',
          owner: 'Owners and managers',
          produces: 'Governance design, roles definition and readiness gap analysis, signed',
        },
      ],
      note: 'Drawn at {=stations.foundation.max}; the station takes {=stations.foundation}. Security can begin while governance is being signed.',
    },
    {
      kind: 'table',
      id: 'company-forms',
      size: 'section',
      theme: 'tint',
      title: 'Company forms in Denmark and Ukraine',
      lead: 'Where the company is registered decides which permits it needs. A lawyer admitted in that country confirms the choice.',
      columns: ['Question', 'ApS, Denmark', 'A/S, Denmark', 'TOV, Ukraine'],
      rows: [
        {
          name: 'Form',
          cells: ['Private limited company', 'Company limited by shares', 'Limited liability company'],
        },
        { name: 'Minimum capital', cells: ['DKK 20,000', 'DKK 400,000', 'None in statute'] },
        {
          name: 'Register',
          cells: [
            'Danish Business Authority, company (CVR) number',
            'Danish Business Authority, company (CVR) number',
            'Unified State Register (EDR); owners from {=ownership.disclosed} are disclosed',
          ],
        },
        {
          name: 'Who leads, who owns',
          cells: [
            'Managers; a board is optional',
            'A board and managers',
            'Full foreign ownership is allowed; a foreign founder needs a Ukrainian tax number',
          ],
        },
      ],
      note: 'The minimum for an ApS has applied since {day:dk-company-capital}; at least {=ownership.paidIn} of an A/S’s cash capital has to be paid in.',
    },
    {
      kind: 'points',
      id: 'permits',
      title: 'Permits to settle before the first order',
      points: [
        {
          title: 'War materiel, Denmark',
          text: 'Making or assembling it needs the permission of the Minister of Justice, before the first unit. A special permission is needed where the company is registered abroad, where managers or signatories are not Danish citizens, where less than {=ownership.danishBoard} of the board or {=ownership.danishCapital} of the capital is Danish, or where foreigners hold more than {=ownership.foreignVotes} of the votes or control.',
        },
        { title: 'Shares and loans, Denmark', text: '{fact:dk-war-material-shares}' },
        {
          title: 'Foreign investors, Denmark',
          text: 'From a holding of {=ownership.screened}, an investor from abroad needs prior authorization in sensitive sectors, defense and dual-use products among them. Settle it before the term sheet names a closing date.',
        },
        { title: 'Personal data, from outside the EU', text: '{fact:gdpr-reach}' },
        {
          title: 'Technology from Ukraine',
          text: 'Taking designs or code abroad can require [a permit](/buyers/permits) from the State Service of Export Control of Ukraine. Ask first who owns them: the company, the developer or the state.',
        },
        { title: 'Defence City, Ukraine', text: '{fact:ua-defence-city}' },
      ],
      note: 'Planning guidance, not legal advice.',
    },
  ],
  next: {
    kind: 'open',
    station: 'security',
    text: 'Information security and data protection, on the repository you now have: {=stations.security}.',
    action: 'Continue to Station 2',
  },
} satisfies Station;
