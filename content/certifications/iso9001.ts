import { eur, months, usd } from '../units';
import type { Certification } from './types';

/** ISO 9001:2015. Publication of the 2026 edition is not confirmed: the copy says only that it brings a transition period. */
export const iso9001 = {
  slug: 'iso9001',
  title: 'ISO 9001',
  subtitle: 'Quality management, the base of AQAP 2110 and AS9100D',
  focus: 'Quality Management',
  tags: ['quality'],
  comparison: {
    name: 'ISO 9001:2015',
    timeline: months(6, 9),
    cost: eur(28000, 45000),
    complexity: 'Low-Medium',
    nato: 'Recommended',
    usdod: 'Recommended',
    eu: 'Recommended',
    prerequisites: 'None',
  },
  meta: {
    title: 'ISO 9001:2015 for defense startups: steps, time, cost',
    description:
      'What ISO 9001:2015 asks of a young defense supplier, which records the auditor wants, how Stage 1 and Stage 2 run, how long it takes and what it costs.',
  },
  place: { station: 'quality', label: 'ISO 9001 belongs here' },
  intro: [
    'ISO 9001:2015 sets the requirements for a quality management system (QMS): how a company decides what it promises, keeps the promise every time and learns when it does not. It asks for processes that work and records that show it, not for a thick manual, and it fits five people as well as five thousand.',
    'Any buyer may ask for it, and in defense it is the usual base. NATO’s Allied Quality Assurance Publication [AQAP 2110](/certifications/aqap2110) takes in its requirements and the aerospace standard [AS9100D](/certifications/as9100d) contains its whole text, so nothing you build here is thrown away.',
    'The International Organization for Standardization (ISO) writes the standard and certifies nobody. An accredited certification body audits you and decides. It may not consult for a company it certifies, so the people who help you prepare and the people who judge you are never the same.',
  ],
  why: [
    {
      title: 'It is the entry ticket',
      text: 'Tenders and supplier questionnaires often ask for an accredited ISO 9001 certificate with a suitable scope before they ask about your product. Without it you explain; with it you attach one page.',
    },
    {
      title: 'Everything later stands on it',
      text: 'AQAP 2110 and AS9100D reuse its processes, records and audits. A system that is truly in use shortens both; a bought one has to be built again.',
    },
  ],
  requirements: [
    {
      title: 'Scope, context, interested parties',
      text: 'Clause 4. You know who depends on your work, what can help or hurt it, and where the system begins and ends. Since the amendment of {2024-02-23} the question whether climate change matters belongs here.',
    },
    {
      title: 'Leadership that answers for it',
      text: 'Clause 5. Management sets the quality policy, gives roles with authority and cannot delegate the responsibility to a quality manager.',
    },
    {
      title: 'Risks and objectives',
      text: 'Clause 6. Risks and opportunities are addressed before work starts, objectives can be measured, and changes to the system are planned.',
    },
    {
      title: 'Controlled operation',
      text: 'Clause 8. Customer requirements, design, purchasing, production, release and nonconforming output are under control and leave records that another person can follow.',
    },
    {
      title: 'Check and correct',
      text: 'Clauses 9 and 10. Internal audit, management review and corrective action find the cause of a problem, remove it and check that the cure works.',
    },
  ],
  phases: [
    {
      name: 'Preparation',
      duration: months(1, 2),
      investment: usd(8000, 15000),
      title: 'See how the company really works',
      text: [
        'Management and an adviser walk through the company from inquiry to delivery and compare it with clauses 4 to 10. The result is a gap list, not a rating. Management decides the scope, the policy and the owner of every process.',
        'The platform drafts the process map and a document list from your answers. Your people correct the drafts, because only they know what happens at the bench.',
      ],
      outputs: [
        'Gap list against clauses 4 to 10',
        'Scope statement that includes design if you design',
        'Process map with a named owner for each process',
        'Work plan up to the audit',
      ],
    },
    {
      name: 'Implementation',
      duration: months(3, 6),
      investment: usd(15000, 25000),
      title: 'Write little, use it daily',
      text: [
        'Process owners write only what prevents mistakes, train their people and start keeping records. Plan two to three months of normal work before the audit, so that the auditor can see the system in use rather than on paper.',
        'A trained internal auditor, who does not audit their own work, goes through every process. Top management reviews the results, decides and signs the minutes.',
      ],
      outputs: [
        'Documents and forms that staff use',
        'Two to three months of records',
        'Supplier list with criteria and evaluations',
        'Internal audit report with corrective actions',
        'Management review minutes',
      ],
    },
    {
      name: 'Certification',
      duration: months(1, 2),
      investment: usd(10000, 20000),
      title: 'Two audits by an accredited body',
      text: [
        'Stage 1 checks whether you are ready: scope, documents, internal audit, review. Stage 2 checks on site whether people work that way. Auditors follow samples from the order to the shipped unit and ask whoever did the work.',
        'You answer each nonconformity with its cause and a correction. The body then decides on the certificate, which runs three years with at least one surveillance audit a year.',
      ],
      outputs: [
        'Stage 1 report',
        'Stage 2 report with findings closed',
        'Certificate with your scope printed on it',
        'Dates of the surveillance audits',
      ],
    },
  ],
  prerequisites: [{ text: 'None in law: a running business with orders, staff and records' }],
  details: [
    {
      kind: 'table',
      id: 'clauses',
      title: 'Seven clauses, and what an auditor asks to see',
      lead: 'Clauses 1 to 3 hold scope, references and terms. The requirements stand in clauses 4 to 10, here in our own words.',
      caption: 'Clauses 4 to 10 of ISO 9001:2015 with the question behind each and a usual record',
      columns: ['Clause', 'The question behind it', 'A usual record'],
      rows: [
        [
          '4 Context',
          'What are you, for whom, and what is inside the system?',
          'Scope statement, process map',
        ],
        ['5 Leadership', 'Who answers for quality, and do they act like it?', 'Policy, role descriptions'],
        ['6 Planning', 'What could go wrong, and what do you aim for?', 'Risk list, objectives with figures'],
        [
          '7 Support',
          'Do people, tools and documents fit the job?',
          'Competence, calibration and document records',
        ],
        [
          '8 Operation',
          'Is each order, design and purchase under control?',
          'Reviews, test reports, releases',
        ],
        [
          '9 Evaluation',
          'How do you know that it works?',
          'Internal audits, customer feedback, review minutes',
        ],
        ['10 Improvement', 'What changed after the last mistake?', 'Corrective actions with causes'],
      ],
    },
    {
      kind: 'table',
      id: 'cycle',
      title: 'Three years with a certificate',
      lead: 'The first audit is the start of a cycle. Budget the later years before you sign with a certification body.',
      caption: 'The certification cycle from the first audit to recertification',
      columns: ['When', 'What happens', 'Who does it'],
      rows: [
        [
          'Before the audit',
          'Internal audit and management review, complete',
          'Your auditor and top management',
        ],
        ['Stage 1', 'Readiness and documents', 'Certification body'],
        ['Stage 2', 'Implementation on site', 'Certification body'],
        ['After year one', 'First surveillance audit, part of the system', 'Certification body'],
        ['After year two', 'Second surveillance audit', 'Certification body'],
        ['Before three years end', 'Recertification audit of the whole system', 'Certification body'],
      ],
      note: 'A major nonconformity stops the certificate until it is closed; a minor one needs an accepted plan. Both are ordinary and neither is the end of the project.',
    },
  ],
  failures: [
    {
      title: 'A template nobody follows',
      text: 'The manual describes another company. The first three people the auditor asks describe a third one.',
    },
    {
      title: 'No internal audit or review',
      text: 'Both have to be complete before Stage 2. Without them the audit ends early or with a major nonconformity.',
    },
    {
      title: 'A scope without design',
      text: 'The company designs drones and certifies “assembly”. The buyer reads the scope line and the certificate does not count.',
    },
    {
      title: 'Suppliers out of control',
      text: 'Parts come from wherever they are in stock, and nobody evaluates the source or checks what arrives.',
    },
    {
      title: 'Corrections without causes',
      text: 'Every report ends with “staff reminded”. The same fault comes back, and the auditor has the list.',
    },
    {
      title: 'The wrong certificate',
      text: 'A cheap offer comes from a body without recognized accreditation. Ask the national accreditation body (DANAK in Denmark, NAAU in Ukraine) before you sign.',
    },
  ],
  prepare: [
    {
      title: 'The scope line',
      text: 'Write in one sentence what you design, make and service, and at which sites. It will stand on the certificate.',
    },
    {
      title: 'The path of one order',
      text: 'Follow a real order from inquiry to shipment and collect every paper and file it left behind.',
    },
    { title: 'The owners', text: 'Give each process one name. Two names mean nobody.' },
    {
      title: 'The suppliers',
      text: 'List who delivers what, why you chose them and what went wrong last year.',
    },
    {
      title: 'The instruments',
      text: 'List every measuring device that decides whether a part passes, with its last calibration.',
    },
    {
      title: 'The faults',
      text: 'Start a simple log of complaints and defects today. It is the evidence that takes longest to grow.',
    },
  ],
  relations: [
    {
      certification: 'aqap2110',
      kind: 'touches',
      text: 'Built on it. AQAP 2110 adds contract quality plans, shared risk management and government access.',
    },
    {
      certification: 'as9100d',
      kind: 'touches',
      text: 'Contains its whole text and adds the aerospace requirements; one system serves both.',
    },
    {
      certification: 'cmmc',
      kind: 'none',
      text: 'A United States cybersecurity program; a quality certificate earns no points in it.',
    },
    {
      certification: 'iso27001',
      kind: 'touches',
      text: 'Same clause structure, so document control, internal audit and management review can be shared.',
    },
    {
      certification: 'itar',
      kind: 'none',
      text: 'Export law asks for classification and licenses, which the standard does not know; only document control serves both.',
    },
    {
      certification: 'nato-clearance',
      kind: 'none',
      text: 'A clearance rests on people, premises and need. The authority does not ask for a quality certificate.',
    },
    {
      certification: 'ce-marking',
      kind: 'touches',
      text: 'Production control and records feed the technical file, and some conformity routes rest on an approved quality system.',
    },
  ],
  sources: [
    {
      title: 'ISO 9001, Quality management systems: requirements',
      publisher: 'International Organization for Standardization',
      edition: 'ISO 9001:2015, fifth edition',
      date: '2015-09',
    },
    {
      title: 'ISO 9001, Amendment 1: climate action changes',
      publisher: 'International Organization for Standardization',
      edition: 'ISO 9001:2015/Amd 1:2024',
      date: '2024-02-23',
    },
    {
      title:
        'Conformity assessment: requirements for bodies that audit and certify management systems, part 1',
      publisher: 'International Organization for Standardization',
      edition: 'ISO/IEC 17021-1:2015',
      date: '2015',
    },
    {
      title: 'Regulation on accreditation and market surveillance',
      publisher: 'European Union',
      edition: 'Regulation (EC) No 765/2008',
      date: '2008-07-09',
    },
  ],
  notes: [
    'Maintenance note: this page describes ISO 9001:2015, whose 2026 revision brings a transition period; existing certificates stay valid during it. A system built now is revised, not rebuilt.',
    '“Recommended” in our table under NATO, US DoD (Department of Defense) and EU means: often asked for by buyers, seldom fixed by law. A single tender can still make it a condition.',
    'The journey’s [station 3](/stations/quality) ends when you are ready for the audit. The audits themselves follow on the certification body’s calendar.',
  ],
  contact: {
    title: 'Is ISO 9001 your next stop?',
    text: 'Tell us what you build and how many people build it. We tell you how far your present habits already carry you.',
  },
  checklist: [
    {
      title: 'Context and leadership',
      items: [
        { text: 'The scope names products, sites and design', proof: 'Scope statement' },
        {
          text: 'Customers, authorities and other interested parties are listed',
          proof: 'Context record, with climate considered',
        },
        { text: 'The quality policy is signed and known', proof: 'Policy, awareness record' },
        { text: 'Each process has one owner with authority', proof: 'Process map, role descriptions' },
      ],
    },
    {
      title: 'Planning and support',
      items: [
        { text: 'Risks and opportunities lead to actions', proof: 'Risk list with actions' },
        { text: 'Objectives can be measured and are followed', proof: 'Objectives with figures' },
        { text: 'People are competent for what they do', proof: 'Competence matrix, certificates' },
        { text: 'Measuring devices are calibrated', proof: 'Calibration register' },
        { text: 'Only the valid version of a document is in use', proof: 'Document list' },
      ],
    },
    {
      title: 'Operation',
      items: [
        { text: 'Orders are reviewed before they are accepted', proof: 'Order review records' },
        { text: 'Design is planned, reviewed, verified and validated', proof: 'Design file' },
        { text: 'Suppliers are chosen and evaluated by criteria', proof: 'Supplier list and evaluations' },
        { text: 'Products are identified and released by a named person', proof: 'Test and release records' },
        { text: 'Nonconforming output is held and decided on', proof: 'Nonconformity log' },
      ],
    },
    {
      title: 'Evaluation and improvement',
      items: [
        { text: 'Customer satisfaction is asked for and read', proof: 'Feedback summary' },
        { text: 'The internal audit has covered every process', proof: 'Audit program and report' },
        { text: 'Management review is complete', proof: 'Signed minutes' },
        { text: 'Corrective actions name causes and are checked', proof: 'Corrective action records' },
      ],
    },
    {
      title: 'Audit readiness',
      items: [
        { text: 'Two to three months of records exist', proof: 'Record index' },
        { text: 'The certification body is accredited for your field', proof: 'Accreditation scope' },
        { text: 'Staff can show how they work, without notes', proof: 'Walk-through notes' },
      ],
    },
  ],
} satisfies Certification;
