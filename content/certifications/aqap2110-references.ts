import type { TableBlock } from './types';

/** What a supplier looks up while working to AQAP 2110; own words throughout, none of a publication. */
export const aqap2110References: readonly TableBlock[] = [
  {
    kind: 'table',
    id: 'quality-plan',
    title: 'Contents a quality plan is checked for',
    lead: 'Ten parts, what to write in each and how it usually fails',
    caption: 'Parts of a quality plan',
    columns: ['Part', 'Write this', 'Typical failure'],
    rows: [
      [
        'General',
        'Contract number, issue of the plan, approval, rank among other plans (risk, configuration, software)',
        'Copy of the manual',
      ],
      ['Project', 'Product, quantities, milestones, sites, main sub-suppliers', 'No milestone'],
      ['Terms', 'Only those the reader needs', 'Own jargon'],
      [
        'Organization and responsibilities',
        'Who decides, quality representative, contact to acquirer and GQAR, interfaces with providers',
        'Titles without names',
      ],
      ['Resources', 'People and skills, machines, measuring means, environment', '“Sufficient resources”'],
      [
        'Quality system',
        'Which procedures apply, what is tailored, documents and records',
        'List of all procedures',
      ],
      [
        'Product realization',
        'Requirement review, design and its reviews, configuration, purchasing and flow-down, production, traceability, inspection and test plan, release',
        'No acceptance criteria',
      ],
      [
        'Measurement and improvement',
        'Audits, monitoring, nonconformity, concessions, corrective action',
        'Buyer’s side missing from the flow',
      ],
      [
        'NATO additions',
        'Access and support for the GQAR, risk management, certificate of conformity; software and reliability where asked',
        'Part missing',
      ],
      ['Referenced documents', 'With their issue; open to the buyer side', 'No issue'],
    ],
    note: 'A checklist, not the contents of the publication. The parts follow headings read in AQAP 2105 Edition 2 of 2009; Edition C of 2019 was not read, and what is printed beside the parts is practice. Practice expects the requirement matrix with it. Keep it as short as the references allow. Checked on {2026-11-23}.',
  },
  {
    kind: 'table',
    id: 'certificate-of-conformity',
    title: 'Usual fields of a certificate of conformity',
    lead: 'The supplier’s signed declaration with a delivery; the contract fixes its form',
    caption: 'Usual fields, not text of a standard',
    columns: ['Field', 'What it contains'],
    rows: [
      ['Number', 'The supplier’s own serial number of the certificate'],
      ['Supplier', 'Name and address'],
      ['Contract', 'Number and amendment'],
      ['Deviation permits and concessions', 'Each one that was approved'],
      ['Acquirer and delivery', 'Acquirer, delivery address'],
      [
        'Items',
        'Contract item, description or part number, quantity, shipping document, quantity still open',
      ],
      ['Remarks', 'What the contract adds, for example traceability'],
      [
        'Supplier’s statement',
        'The product meets the contract apart from the named, approved concessions: name, signature, date',
      ],
      [
        'GQAR’s statement, in a box of its own',
        'Government quality assurance was carried out for the requirements in the request: date. It is neither acceptance nor an inspection of every item, and does not relieve the supplier of responsibility',
      ],
    ],
    note: 'Known from practice and not read again: check the fields against your contract’s annex. One certificate goes with each batch, lot or shipment. The quality plan names who signs, independent of production pressure. It is not an EU declaration of conformity, an EN 10204 material certificate, an EASA Form 1 or a manufacturer’s certificate. Where AQAP 2110 Edition D itself fixes the fields was not confirmed. Checked on {2026-11-21}.',
  },
  {
    kind: 'table',
    id: 'gqa-nations',
    title: 'Government quality assurance between nations',
    lead: 'Who asks whom, when, what the request carries, and who pays',
    caption: 'How nations assure quality for one another',
    columns: ['Question', 'Answer', 'Certainty'],
    rows: [
      [
        'On what is it based?',
        'STANAG 4107: nations accept each other’s government quality assurance and use the AQAPs. Industry is not a party to it; your duties come from the contract alone.',
        'Read',
      ],
      [
        'Who asks whom?',
        'The authority of the buying nation, or a NATO body, asks the authority of the nation where the work is done. A company can neither order nor buy it; it tells its buyer and its own authority early.',
        'Read',
      ],
      [
        'When?',
        'Where quality cannot be judged well enough on receipt, and where risk from product or supplier justifies work at the source.',
        'Read',
      ],
      [
        'What does the request carry?',
        'Contract and quality clauses, product and places of work, risks and wanted activities, who decides on deviations, whether the certificate is to be signed, reports, dates, contacts. It may be accepted, accepted in part or declined.',
        'Known',
      ],
      [
        'Does it reach sub-suppliers?',
        'Yes: parts can be passed to a third nation. That is why orders need access and notice.',
        'Heading read',
      ],
      [
        'Who pays?',
        'As a rule the supplier gets no invoice but bears its own costs for access, witnesses, equipment and repeated tests. Price it. How nations settle it among themselves was not confirmed.',
        'Known',
      ],
      [
        'What is it not?',
        'No certification, no acceptance, no consultancy. It relieves the supplier of nothing.',
        'Read',
      ],
      [
        'Which authority?',
        'Poland: the Head of the Armament Agency coordinates under decision 126/2019 as amended in July 2023. The press reported in July 2025 that the quality center (WCNJiK) has left the Agency: ask who answers today. Germany: Centre for Technical Quality Management (ZtQ) in BAAINBw. United States: DCMA. Ukraine: Main Directorate of State Quality Assurance. United Kingdom: Ministry of Defence. Elsewhere ask your ministry of defense; see [buyers](/buyers).',
        'Read',
      ],
      [
        'And Ukraine, outside NATO?',
        'By bilateral agreement: such agreements with Türkiye, France, Sweden, Czechia and Germany were seen. One with Denmark was not found, so a Danish buyer has to ask.',
        'Read; Denmark not confirmed',
      ],
    ],
    note: 'Read means: in an official page or a list of contents, not in the NATO text itself. Checked on {2026-11-21}.',
  },
];
