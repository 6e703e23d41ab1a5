import type { GlossaryEntry } from './types';

/** Contract documents: plans, certificates, reports, letters. */
export const contractFormEntries = {
  'dd-254': {
    kind: 'form',
    name: 'DD Form 254',
    title: 'Contract security classification specification',
    certainty: 'verified',
    aliases: ['DD 254'],
    linked: ['DD Form 254', 'DD 254'],
    definition:
      'US form in each classified contract: the clearance level, what the contractor may see, where it keeps the information, and the rules.',
    details:
      'A foreign company receives security clauses or a security aspects letter through its government instead.',
    asks: {
      who: 'US prime or subsidiary',
      what: 'Follow the form, and issue one for each classified subcontract. As a foreign supplier, ask which security clause applies, and tell your authority.',
    },
    confusedWith: [
      { id: 'sal', name: 'Security aspects letter', note: 'NATO, EU' },
      { name: 'DD 250', note: 'receiving report' },
      { name: 'a clearance' },
    ],
    next: '/certifications/nato-clearance',
    sources: [{ document: 'dd-254' }],
  },
  sal: {
    kind: 'form',
    name: 'SAL',
    title: 'Security aspects letter',
    certainty: 'common-practice',
    names: { de: 'VS-Einstufungsliste' },
    aliases: ['security aspects letter', 'PSI', 'security classification checklist', 'SCG'],
    linked: ['security aspects letter'],
    definition:
      'Part of a NATO or EU classified contract that says which elements are classified, at what level, and under which rules.',
    details: 'In big programs it follows project security instructions.',
    asks: {
      who: 'Company, before it gets access',
      what: 'Read and sign the letter, brief your people, bind your subcontractors, and ask where an item is unclear.',
    },
    confusedWith: [
      { id: 'dd-254', name: 'DD 254', note: 'US form' },
      { id: 'loi', name: 'letter of intent' },
      { name: 'a clearance' },
    ],
    next: '/certifications/nato-clearance',
    sources: [{ document: 'nato-policy', section: 'Enclosure G' }, { document: 'eu-classified' }],
  },
  'declaration-of-eligibility': {
    kind: 'form',
    name: 'DoE',
    title: 'Declaration of eligibility',
    certainty: 'verified',
    aliases: ['declaration of eligibility', 'certificate of eligibility', 'statement of eligibility'],
    linked: ['declaration of eligibility'],
    definition:
      'Letter in which the national authority tells a NATO agency that a company of its country may bid.',
    details: 'One letter covers basic ordering agreements (BOA), and each larger competition needs its own.',
    asks: {
      who: 'Company, early in the competition',
      what: 'Ask the national delegation or ministry named in the notice. Give your company data and the number of the competition.',
    },
    confusedWith: [
      { name: 'Facility security clearance' },
      { id: 'ncage' },
      { id: 'doc', name: 'EU declaration of conformity' },
    ],
    next: '/buyers/ncia',
    sources: [{ document: 'ncia' }],
  },
  coc: {
    kind: 'form',
    name: 'CoC',
    title: 'Certificate of conformity',
    certainty: 'verified',
    names: { uk: 'сертифікат відповідності' },
    aliases: ['C of C', 'certificate of conformity', 'certificate of conformance'],
    linked: ['certificate of conformity'],
    definition: 'The supplier’s signed statement with a delivery that these items meet this contract.',
    details:
      'You stay responsible, even where the contract asks the government quality representative (GQAR) to add a statement. The minimum content in NATO practice is in AQAP-2131-SRD.1 Annex B.',
    asks: {
      who: 'Supplier, with every delivery',
      what: 'State contract and item numbers, configuration, quantities, serial or lot numbers and granted concessions. An authorized person signs by name.',
    },
    confusedWith: [
      { id: 'doc', name: 'EU declaration of conformity', note: 'law' },
      { name: 'test report' },
      { id: 'far-52-246-15', name: 'US certificate of conformance', note: '52.246-15' },
    ],
    next: '/certifications/aqap2110',
    sources: [
      { document: 'aqap-2131-srd1', section: 'Annex B' },
      { document: 'aqap-170', section: 'Annex F' },
    ],
  },
  rgqa: {
    kind: 'form',
    name: 'RGQA',
    title: 'Request for government quality assurance',
    certainty: 'verified',
    aliases: ['GQA request', 'delegation', 'delegator', 'delegatee'],
    definition:
      'Form with which one government (delegator) asks another (delegatee) for quality assurance on a contract.',
    details: 'It states scope, risks and tasks. The supplier neither sends nor signs it.',
    asks: {
      who: 'Supplier',
      what: 'Give the buyer a clear risk statement and your site addresses early, and expect a call from your own authority.',
    },
    confusedWith: [
      { id: 'rfq-rfp-itt', name: 'Request for quotation' },
      { name: 'an audit request by the customer' },
    ],
    next: '/certifications/aqap2110',
    sources: [{ document: 'aqap-170', section: 'Annex A' }, { document: 'aqap-2070' }],
  },
  'quality-plan': {
    kind: 'form',
    name: 'QP',
    title: 'Quality plan',
    certainty: 'verified',
    names: { uk: 'план якості', da: 'kvalitetsplan', de: 'Qualitätsmanagementplan (QMP)' },
    aliases: ['QAP', 'quality plan', 'deliverable quality plan', 'PQP', 'QM-Plan'],
    linked: ['quality plan'],
    definition:
      'The document for one contract that shows how you meet each requirement, who does it, when and with which record.',
    details: 'AQAP 2110 requires the plan, and AQAP 2105 says what it contains.',
    asks: {
      who: 'Supplier, before work starts',
      what: 'Submit the plan, answer comments, control its revisions and work to it. The buyer or the government quality representative (GQAR) may reject it.',
    },
    confusedWith: [
      { name: 'Quality manual' },
      { name: 'inspection and test plan' },
      { name: 'project plan' },
    ],
    next: '/certifications/aqap2110',
    sources: [{ document: 'aqap-2105' }, { document: 'aqap-2110' }],
  },
  cmp: {
    kind: 'form',
    name: 'CMP',
    title: 'Configuration management plan',
    certainty: 'verified',
    names: {
      uk: 'план управління конфігурацією',
      da: 'konfigurationsstyringsplan',
      de: 'Konfigurationsmanagementplan',
    },
    aliases: ['CM plan', 'configuration management plan', 'baseline', 'FCA', 'PCA', 'CSA'],
    linked: ['configuration management plan'],
    definition:
      'Plan that says how you know which version of part, drawing and software is in which unit: items, baselines, change control, status records and audits (functional and physical).',
    asks: {
      who: 'Supplier, early in design or before production',
      what: 'Submit the plan, freeze the baseline, classify and approve changes, and deliver an as-built list with each unit.',
    },
    confusedWith: [{ name: 'Change log' }, { name: 'PLM software' }, { name: 'CMP as crisis plan' }],
    next: '/certifications/aqap2110',
    sources: [{ document: 'aqap-2110', section: 'configuration requirement' }],
  },
  ncr: {
    kind: 'form',
    name: 'NCR',
    title: 'Nonconformity report',
    certainty: 'common-practice',
    names: {
      uk: 'звіт про невідповідність',
      da: 'afvigelsesrapport',
      de: 'Abweichungsbericht; Nichtkonformitätsbericht',
    },
    aliases: ['nonconformance report', 'NCN', 'DR', 'QN'],
    linked: ['nonconformity report', 'NCR'],
    definition:
      'Record that something does not meet a requirement, with its hold and decision: rework, repair, concession or scrap.',
    details: 'Customers also send such reports to suppliers.',
    asks: {
      who: 'Supplier, at once',
      what: 'Separate and identify the item, and inform the buyer where the contract says so. Find the cause, act by the date in the report, and prove that it worked.',
    },
    confusedWith: [{ name: 'Complaint' }, { name: 'audit finding' }, { name: 'claim' }],
    next: '/stations/quality',
    sources: [
      { document: 'iso9001', section: '8.7, 10.2' },
      { document: 'aqap-2070', section: 'supporting processes' },
    ],
  },
  ssp: {
    kind: 'form',
    name: 'SSP',
    title: 'System security plan',
    certainty: 'verified',
    aliases: ['system security plan', 'CA.L2-3.12.4'],
    linked: ['system security plan'],
    definition:
      'Document that describes the system with CUI, its boundary and connections, and how you meet each requirement.',
    details:
      'It earns no points, but without it you have no score, and drafts do not count. Treat plan, diagrams and gap list as security protection data, and keep them on your own system.',
    asks: {
      who: 'Contractor, before any assessment',
      what: 'Write and approve a plan that matches reality, with diagram and providers. Update it at set intervals and after changes.',
    },
    confusedWith: [
      { name: 'Information security policy' },
      { name: 'SSP as safety plan' },
      { id: 'quality-plan', name: 'quality plan' },
    ],
    next: '/certifications/cmmc',
    sources: [
      { document: 'sp-800-171', section: '3.12.4' },
      { document: 'cfr-32-170', section: '170.24' },
    ],
  },
  poam: {
    kind: 'form',
    name: 'POA&M',
    title: 'Plan of action and milestones',
    certainty: 'verified',
    aliases: ['POAM', 'POA and M', 'plan of action'],
    linked: ['POA&M', 'plan of action and milestones'],
    definition: 'List of open security requirements with owner and date.',
    details:
      'CMMC Level 2 allows it only from a score of 88, for one-point items and one exception, and never for six requirements.',
    asks: {
      who: 'Contractor',
      what: 'Keep a true list, close it within 180 days, and post the closeout assessment in SPRS. Otherwise the Conditional status expires and you need a new assessment.',
    },
    confusedWith: [{ id: 'ssp', note: 'what is in place' }, { name: 'corrective action report in quality' }],
    next: '/certifications/cmmc',
    sources: [{ document: 'cfr-32-170', section: '170.21' }],
  },
  soa: {
    kind: 'form',
    name: 'SoA',
    title: 'Statement of applicability',
    certainty: 'verified',
    names: { da: 'Statement of Applicability (SoA-dokument)', de: 'Erklärung zur Anwendbarkeit' },
    aliases: ['statement of applicability', 'SOA (architecture, other)'],
    linked: ['statement of applicability', 'SoA'],
    definition: 'List of the ISO/IEC 27001 Annex A controls with yes or no, reason and state.',
    details: 'It belongs to the certificate, and customers read it for exclusions.',
    asks: {
      who: 'Bidder, on request',
      what: 'Show the current version with its date, and a reason for each exclusion. Exclude nothing that the customer’s data needs.',
    },
    confusedWith: [
      { name: 'Scope of applicability' },
      { name: 'certificate' },
      { name: 'risk treatment plan' },
    ],
    next: '/certifications/iso27001',
    sources: [{ document: 'iso27001', section: '6.1.3 d)' }],
  },
  doc: {
    kind: 'form',
    name: 'DoC',
    title: 'EU declaration of conformity',
    certainty: 'common-practice',
    names: {
      uk: 'декларація про відповідність',
      da: 'EU-overensstemmelseserklæring',
      de: 'EU-Konformitätserklärung',
    },
    aliases: ['EU DoC', 'EC declaration of conformity (old)', 'declaration of conformity'],
    linked: ['declaration of conformity'],
    definition: 'The manufacturer’s signed legal statement that the product meets the named EU acts.',
    details: 'One declaration covers all acts, and the CE mark refers to it.',
    asks: {
      who: 'Manufacturer or authorized representative, before sale',
      what: 'State product, acts, standards with their edition, the notified body if any, place, date, name and signature. Keep the declaration with the file, usually for ten years.',
    },
    confusedWith: [
      { id: 'coc', note: 'contract statement' },
      { name: 'test report' },
      { id: 'notified-body', name: 'certificate of a notified body' },
    ],
    next: '/certifications/ce-marking',
    sources: [{ document: 'decision-768' }],
  },
} satisfies Record<string, GlossaryEntry>;
