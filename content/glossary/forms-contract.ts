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
    meaning:
      'US form in each classified contract: clearance level, what may be accessed, where it is kept and the rules. It addresses US industry; a foreign company receives security clauses or a security aspects letter through its government instead.',
    asks: {
      who: 'US prime or subsidiary',
      what: 'Follow it and issue one to each classified subcontract. Foreign supplier: ask which security clause applies and tell your authority.',
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
    meaning:
      'Part of a NATO or EU classified contract that says which elements are classified, at what level, and the rules for this contract. For big programs it rests on project security instructions.',
    asks: {
      who: 'Company before access',
      what: 'Read, sign, brief people, bind sub-suppliers, ask where an item is unclear.',
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
    meaning:
      'Letter by which the national authority tells a NATO agency that a company of its nation may bid. One covers the BOA framework; larger competitions need one each.',
    asks: {
      who: 'Company, early',
      what: 'Ask the national delegation or ministry named in the notice, give company data and the competition number.',
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
    meaning:
      'The supplier’s signed statement with a delivery that these items meet this contract. It goes to the acquirer with the goods. Where asked, the government representative adds a statement; the responsibility stays yours. In NATO practice the minimum content is in AQAP-2131-SRD.1 Annex B.',
    asks: {
      who: 'Supplier with every delivery',
      what: 'Contract and item numbers, configuration, quantities, serials or lots, granted concessions, statement, name and signature of an authorized person.',
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
    meaning:
      'The form one government sends another to ask for quality assurance on a contract: scope, risks, tasks. Sender is the delegator, receiver the delegatee. The supplier neither sends nor signs it.',
    asks: {
      who: 'Supplier',
      what: 'Nothing to file. Give the buyer a clear risk statement and site addresses early; expect a call from your own authority.',
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
    meaning:
      'The document for one contract that shows how each requirement is met, by whom, when and with which record. AQAP 2110 calls for it, AQAP 2105 gives the content.',
    asks: {
      who: 'Supplier before work starts',
      what: 'Submit, answer comments, keep under revision control, use it. Acquirer or government representative may reject it.',
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
    meaning:
      'Plan that says how you know which version of part, drawing and software is in which unit: items, baselines, change control, status records, functional and physical audits.',
    asks: {
      who: 'Supplier early in design or before production',
      what: 'Plan submitted, baseline frozen, changes classified and approved, as-built list with each unit.',
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
    meaning:
      'Record that something does not meet a requirement, with identification, hold and decision: rework, repair, concession, scrap. Customers also send it to suppliers.',
    asks: {
      who: 'Supplier at once',
      what: 'Segregate, inform where the contract says so, cause and action by the date in the report, proof that it worked.',
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
    meaning:
      'Document that describes the system with CUI, its boundary and connections, and how each requirement is met. It earns no points, but there is no score without it; drafts do not count. Treat plan, diagrams and gap list as security protection data: keep them on your own system.',
    asks: {
      who: 'Contractor before any assessment',
      what: 'Current, approved plan that matches reality, with diagram and providers; updated as set and after changes.',
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
    meaning:
      'List of open security requirements with owner and date. CMMC Level 2 allows it only from a score of 88, for one-point items and one exception, never for six requirements, closed within 180 days.',
    asks: {
      who: 'Contractor',
      what: 'True list, dates kept, closeout assessment posted in SPRS; otherwise the conditional status expires and a new assessment follows.',
    },
    confusedWith: [{ id: 'ssp', note: 'what is' }, { name: 'corrective action report in quality' }],
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
    meaning:
      'List of the ISO/IEC 27001 Annex A controls with yes or no, reason and state. Certificate and statement belong together; customers read it for exclusions.',
    asks: {
      who: 'Bidder on request',
      what: 'Current version and date, reasons for each exclusion, nothing excluded that the customer’s data needs.',
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
    meaning:
      'The manufacturer’s signed legal statement that the product meets the named EU acts. One declaration covers all acts. The mark points to it.',
    asks: {
      who: 'Manufacturer or authorized representative before sale',
      what: 'Product, acts, standards with edition, notified body if any, place, date, name, signature; kept with the file, usually ten years.',
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
