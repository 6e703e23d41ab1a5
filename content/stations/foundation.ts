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
  drawingCaption: 'Plan. Six pads support the building: the six deliverables of this station.',
  feeds: ['iso9001', 'nato-clearance'],
  facts: [
    { label: 'Leads to', value: '[Security](/stations/security)' },
    { label: 'Runs on', value: '[The platform](/services/complytrain)' },
  ],
  blocks: [
    {
      kind: 'exchange',
      id: 'checklist',
      ground: 'tint',
      title: 'What you bring and what you receive',
      lead: 'The first working session needs six answers and no files. Each answer leads to the deliverable that uses it most.',
      inputsTitle: 'Requirements checklist',
      inputs: [
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
        {
          title: 'Funding needs',
          text: 'The amount, the date and the country of each investor.',
        },
        {
          title: 'Jurisdiction preferences',
          text: 'Denmark, Ukraine or both, with your reason for each.',
        },
      ],
      outputsTitle: 'Your deliverables',
      outputs: [
        {
          title: 'Business registration guidance',
          text: 'Register, tax, permits and the supplier code NCAGE, in the order to file them.',
          from: 5,
          feeds: ['nato-clearance'],
        },
        {
          title: 'Governance design',
          text: 'Who decides, who signs and who may hold shares.',
          from: 4,
          feeds: ['nato-clearance', 'iso9001'],
        },
        {
          title: 'Operational framework',
          text: 'One process from inquiry to delivery, with its owners.',
          from: 0,
          feeds: ['iso9001', 'as9100d'],
        },
        {
          title: 'Documentation repository',
          text: 'One store, one numbering system, one way to approve.',
          from: 2,
          feeds: ['iso9001', 'iso27001'],
        },
        {
          title: 'Readiness gap analysis',
          text: 'What your buyers ask for, compared with what you hold today.',
          from: 1,
          feeds: ['aqap2110', 'cmmc'],
        },
        {
          title: 'Roles definition',
          text: 'A name and a deputy for every duty you carry.',
          from: 3,
          feeds: ['itar', 'iso27001'],
        },
      ],
      note: 'The lines are a planning aid. Every answer is used in more than one place. Controlled and classified files stay with you; never send drawings.',
    },
    {
      kind: 'courses',
      id: 'weeks',
      ground: 'paper',
      title: 'Weekly plan',
      lead: 'Three phases of two weeks each. In the drawing, each phase supports the one above it.',
      courses: [
        {
          from: 1,
          to: 2,
          title: 'Structure design',
          text: 'Legal form, registered office and shares are chosen on paper and checked against the ownership rules for defense companies before anything is filed.',
          work: {
            handOver: 'The six answers, the list of shareholders and existing founders’ agreements',
            owner: 'Founders with our specialist; a lawyer in that country confirms',
            produces: 'Structure memo, filing order and list of permits',
            feeds: ['nato-clearance'],
          },
        },
        {
          from: 3,
          to: 4,
          title: 'Documentation framework',
          text: 'Repository, numbering and approval are set up. The operational framework goes in as the first controlled document.',
          work: {
            handOver:
              'A list of your documents: title, owner, version and location. No drawings; controlled and classified files stay with you',
            owner: 'One document owner on your side; the platform writes drafts for your review',
            produces: 'Documentation repository and operational framework',
            feeds: ['iso9001', 'as9100d', 'iso27001'],
          },
        },
        {
          from: 5,
          to: 6,
          title: 'Governance',
          text: 'Owners and managers adopt the rules, sign for their duties and decide what to do about each gap.',
          work: {
            handOver: 'Decisions on signatories, spending limits and deputies',
            owner: 'Owners and managers',
            produces: 'Governance design, roles definition and readiness gap analysis, signed',
            feeds: ['iso9001', 'itar', 'nato-clearance'],
          },
        },
      ],
      note: 'Drawn at {=stations.foundation.max}; the station takes {=stations.foundation}. Stations overlap: Security can begin while governance is being signed.',
    },
    {
      kind: 'companyForms',
      id: 'company-forms',
      ground: 'ink',
      title: 'Company forms and permits in Denmark and Ukraine',
      lead: 'Where the company is registered decides which permits it needs. We prepare the choice; a lawyer admitted in that country confirms it.',
      caption: 'Company forms in Denmark and Ukraine',
      forms: [
        { name: 'ApS', description: 'Anpartsselskab: private limited company, Denmark' },
        { name: 'A/S', description: 'Aktieselskab: company limited by shares, Denmark' },
        { name: 'TOV', description: 'Limited liability company, Ukraine' },
      ],
      rows: [
        { label: 'Minimum capital', cells: ['DKK 20,000', 'DKK 400,000', 'None in statute'] },
        {
          label: 'Register',
          cells: [
            'Danish Business Authority, company (CVR) number',
            'Danish Business Authority, company (CVR) number',
            'Unified State Register (EDR) at the Ministry of Justice; owners from {=ownership.disclosed} are disclosed',
          ],
        },
        {
          label: 'Who leads, who owns',
          cells: [
            'Managers; a board is optional',
            'A board and managers',
            'Full foreign ownership is allowed; a foreign founder needs a Ukrainian tax number',
          ],
        },
      ],
      permitsTitle: 'Permits to settle before the first order',
      permits: [
        {
          title: 'War materiel, Denmark',
          text: 'Making or assembling it needs the permission of the Minister of Justice under the War Material Act. A special permission is needed where the company is registered abroad, or where managers or signatories are not Danish citizens. The same holds where less than {=ownership.danishBoard} of the board or {=ownership.danishCapital} of the capital is Danish, or foreigners hold more than {=ownership.foreignVotes} of the votes or control. A Danish maker with Ukrainian owners needs it before the first unit is made.',
        },
        {
          title: 'Shares and loans, Denmark',
          text: '{fact:dk-war-material-shares}',
        },
        {
          title: 'Personal data, from outside the EU',
          text: '{fact:gdpr-reach}',
        },
        {
          title: 'Foreign investors, Denmark',
          text: 'From a holding of {=ownership.screened}, an investor from abroad needs prior authorization in sensitive sectors. Defense and dual-use products (civil and military) are among them. Settle it before the term sheet names a closing date.',
        },
        {
          title: 'Technology from Ukraine',
          text: 'Taking designs or code abroad can require a permit from the State Service of Export Control of Ukraine. Ask first who owns them: the company, the developer or the state.',
        },
        {
          title: 'Defence City, Ukraine',
          text: '{fact:ua-defence-city}',
        },
      ],
      note: 'The minimum for an ApS has applied since {day:dk-company-capital}; at least {=ownership.paidIn} of an A/S’s cash capital has to be paid in. Planning guidance, not legal advice.',
    },
  ],
  next: {
    kind: 'open',
    station: 'security',
    text: 'Information security and data protection, on the repository you now have: {=stations.security}. The drafts come from [the platform](/services/complytrain).',
    action: 'Continue to Station 2',
  },
} satisfies Station;
