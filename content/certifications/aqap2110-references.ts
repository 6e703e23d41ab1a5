import type { TableBlock } from './types';

/** What a supplier looks up while working to AQAP 2110; own words throughout, none of a publication. */
export const aqap2110References: readonly TableBlock[] = [
  {
    kind: 'table',
    id: 'cases',
    title: 'Build to print and other cases',
    lead: 'Nine cases, what holds in each and what to do next',
    caption: 'Nine cases and the next step in each',
    columns: ['Your case', 'What holds', 'Next step'],
    rows: [
      [
        'You build to the customer’s drawings',
        'No AQAP exists for production alone any more. The buyer cites 2110, or 2131 where checking the finished product is enough.',
        'Under 2110, show design (ISO 9001, 8.3) as not applicable and give the reason in scope and quality plan.',
      ],
      [
        'The tender cites AQAP 2120 or 2130',
        'Both are withdrawn; the transition ended on {2018-09-21}.',
        'Ask in writing which current publication and edition is meant.',
      ],
      [
        'You want “the AQAP certificate”',
        'The contract binds, not the paper. Certificates are national: in France accredited bodies certify, and only companies with armament work or concrete projects. In Hungary and Romania a state body certifies.',
        'Ask the buyer whether a certificate is required at all, from whom, and when.',
      ],
      [
        'A commercial body sells a certificate',
        'In 2015 NATO’s quality group decided that commercial AQAP certificates do not count in mutual GQA. Whether that has changed is open. Accreditation differs.',
        'Ask which authority accredited the body for AQAP.',
      ],
      [
        'Your ISO 9001 certificate comes from Ukraine',
        'What it counts for depends on accreditation, scope and site.',
        'Find your case among [the four](/certifications/iso9001#ukrainian-certificate).',
      ],
      [
        'Your certificate is to AS9100D',
        'NATO’s text for you is AQAP 2310. Buyers may still write 2110.',
        'Ask whether 2310 is accepted. [What it adds](/gaps/as9100-to-aqap-2310).',
      ],
      [
        'You want to order government quality assurance',
        'A company can neither order nor buy it. Under STANAG 4107 the buying nation asks the nation where the work is done; the request can reach sub-suppliers.',
        'Ask your own authority who would come, and prepare.',
      ],
      [
        'You price a contract with GQA',
        'As a rule no invoice comes. Access, witnesses, equipment and repeated tests are at your own cost; your authority confirms it. {sure:known}',
        'Put these costs into the offer.',
      ],
      [
        'Your site is in Ukraine, outside NATO',
        'GQA rests on bilateral agreements. Those with Türkiye, France, Sweden, Czechia and Germany are reported; none with Denmark was found.',
        'A Danish buyer has to ask its own authority.',
      ],
    ],
    note: 'The whole text of AQAP 2110 has 32 pages and is free in [NATO’s database](address:nso): read it before you pay anybody to explain it. The buyer chooses the publication: offer your reasons, do not choose for it. Checked on {2026-11-23}.',
  },
  {
    kind: 'table',
    id: 'nations',
    title: 'AQAP by buyer nation',
    lead: 'What each text asks for, and who inspects',
    caption: 'AQAP by buyer nation and agency',
    columns: ['Buyer', 'What its text asks for', 'Who inspects', 'Certainty'],
    rows: [
      [
        'Germany',
        'The clause in the contract and a quality system; no issuer of certificates is named',
        'The Centre for Technical Quality Management (ZtQ), or your own nation',
        'Read; certificate: ask',
      ],
      [
        'Poland',
        'A clause agreed with the Head of the Armament Agency; tenders may demand a certificate, so ask for “or equivalent”',
        'A Regional Military Representation (RPW). Press of July 2025 says that the quality center WCNJiK has left the Agency: ask who answers today',
        'Rule read; today: ask',
      ],
      [
        'United Kingdom',
        'Accredited ISO 9001 of fitting scope, or the will to obtain it in a suitable period, plus AQAP by contract',
        'Defence Quality Assurance Field Force, or your own nation',
        'Read in an old page',
      ],
      [
        'Sweden, Finland',
        'The contract',
        'FMV in Sweden. Finland: ask the Logistics Command; AQAP 2110 is reported in its use since 2003',
        'Practice: the buyer confirms',
      ],
      [
        'Ukraine',
        'Technical conditions; ISO 9001 is reported to be pressed for in 2026',
        'Main Directorate of State Quality Assurance',
        'Reported',
      ],
      [
        'Denmark, Lithuania, Estonia, Norway, Netherlands',
        'We found no current text that cites AQAP: which clause and edition does the contract carry?',
        'Ask the purchasing agency',
        'Open',
      ],
      [
        'NSPA, NCIA',
        'The request or call: ask in the question period',
        'Your own nation',
        'Usual: planned; the request decides',
      ],
    ],
    note: 'Nobody but the state can order government quality assurance. Your buyer’s authority finds the office; ask only so that you know the name. Elsewhere the state itself certifies, as in Hungary and Romania, so “AQAP certificate” is not one thing. More on [each buyer’s page](/buyers). Checked on {2026-11-23}.',
  },
  {
    kind: 'table',
    id: 'quality-plan',
    title: 'Quality plan: contents',
    lead: 'Eleven parts, what to write in each and how it usually fails',
    caption: 'Parts of a quality plan',
    columns: ['Part', 'Write this', 'Typical failure'],
    rows: [
      [
        'General',
        'Contract number, issue of the plan, approval, rank among other plans',
        'Copy of the manual',
      ],
      ['Project', 'Product, quantities, milestones, sites, main providers', 'No milestone'],
      ['Terms', 'Only those the reader needs', 'Own jargon'],
      [
        'Organization and responsibilities',
        'Who decides, quality representative, contacts to acquirer and GQAR',
        'Titles without names',
      ],
      ['Resources', 'People and skills, machines, measuring means, environment', '“Sufficient resources”'],
      [
        'Quality system',
        'Procedures that apply, tailoring, clauses not applicable with the reason, records and how long they are kept',
        'List of all procedures',
      ],
      [
        'Product realization',
        'Requirement review, design, configuration, purchasing and flow-down, production, traceability, inspection and test plan with witness points, release',
        'No acceptance criteria',
      ],
      [
        'Measurement and improvement',
        'Audits, monitoring, nonconformity, concessions and corrective action, each with its notice to the buyer side',
        'Buyer’s side missing from the flow',
      ],
      ['NATO additions', 'Access, risk plan, certificate of conformity; software if cited', 'Part missing'],
      ['Referenced documents', 'With their issue; open to the buyer side', 'No issue'],
      ['Submission', 'When it is submitted, who answers comments, how it is revised', 'Work starts first'],
    ],
    note: 'A checklist, not the contents of the publication, which is free in [NATO’s database](address:nso). The parts follow headings read in AQAP 2105 Edition 2 of 2009; Edition C was not read, and a new edition was in work in 2023. What stands beside the parts the acquirer has to confirm. {sure:known} A requirement matrix is reported to be expected with it. Keep the plan as short as the references allow. Checked on {2026-11-23}.',
  },
  {
    kind: 'table',
    id: 'certificate-of-conformity',
    title: 'Certificate of conformity: fields',
    lead: 'NATO’s own minimum is free: Annex B of AQAP-2131-SRD.1, from the NATO Standardization Office. Use it as your checklist; the list below is usual. {sure:known}',
    caption: 'Usual fields, and those a public text names',
    columns: ['Field', 'What it contains', 'In a public text'],
    rows: [
      ['Number', 'The supplier’s own serial number of the certificate', 'No'],
      ['Supplier', 'Name and address', 'Name'],
      ['Contract', 'Number and amendment', 'Number'],
      ['Acquirer', 'Acquirer and delivery address', 'No'],
      ['Items', 'Contract item, part number, configuration', 'Part number'],
      ['Quantity', 'Delivered, and still open', 'Delivered'],
      ['Serial or lot numbers', 'Traceability, if the contract asks for it', 'Yes'],
      ['Shipping document', 'Its number', 'Yes'],
      ['Deviation permits and concessions', 'Each one that was approved, with its number', 'Yes'],
      ['Supplier’s statement', 'The delivery meets the contract apart from the ones named', 'Yes'],
      ['Signature', 'Name, function, signature, date', 'Yes'],
      [
        'GQAR’s statement, in a box of its own, only where asked',
        'GQA was carried out: neither acceptance nor an inspection of every item',
        'No',
      ],
    ],
    note: 'The certificate goes to the acquirer with the goods, and the contract fixes its form. In aerospace SAE AS9163 gives a template, at a price. Of NATO’s Annex B the heading was read. Public texts: a page of the United Kingdom of 2010, a Canadian clause on submarine safety, the US clause of March 2010. The other fields are usual; your contract’s annex decides. {sure:known} One certificate goes with each batch, lot or shipment. It is not an EU declaration of conformity, an EN 10204 material certificate or an EASA Form 1. Checked on {2026-11-23}.',
  },
  {
    kind: 'table',
    id: 'orders',
    title: 'Orders, and sub-suppliers who refuse',
    lead: 'The sentence for the order, and five steps if the provider says no',
    caption: 'Wording of orders and steps after a refusal',
    columns: ['Case', 'What to write or do'],
    rows: [
      [
        'Sentence in each order under the contract',
        '“All requirements of this contract may be subject to GQA. You will be notified of any GQA activity to be performed.” Copy the exact words from the AQAP in your contract.',
      ],
      [
        'Order without an AQAP sentence',
        '“This order belongs to a government contract. Any of its requirements may be checked by government quality assurance; we will tell you before such a check.”',
      ],
      [
        'Refusal, step 1',
        'Cut to what applies: specification, records, notice of changes and nonconformities, access for you, the customer and the GQAR, the sentence above.',
      ],
      [
        'Refusal, step 2',
        'Offer escorted access and secrecy. GQA at a sub-supplier follows risk and is not routine.',
      ],
      [
        'Refusal, step 3',
        'Prove each lot yourself: test pieces, hardness, furnace charts, an accredited laboratory. A Nadcap or 9100 certificate is evidence, not a substitute.',
      ],
      [
        'Refusal, step 4',
        'Enter the gap in risk plan and quality plan, and get the buyer side’s consent in writing before you order.',
      ],
      [
        'Refusal, step 5',
        'No consent: use another source, or one the buyer names. You stay responsible in every case.',
      ],
    ],
    note: 'The flow-down duty was read in EN 9137, GQA at sub-suppliers by risk in a Czech–Slovak agreement. Sentences and steps are usual; the acquirer confirms them. {sure:known} Checked on {2026-11-23}.',
  },
  {
    kind: 'table',
    id: 'calibration',
    title: 'Calibration in a machine shop',
    lead: 'With calipers and a CMM under ISO 10012: seven points',
    caption: 'Calibration depth that is usual in practice',
    columns: ['Point', 'What is usual'],
    rows: [
      ['Register', 'One person answers for it. Each instrument has its need, not only a due date.'],
      [
        'Tolerance against error',
        'Wanted 10:1, lowest 4:1 unless the contract fixes another. Below that use the coordinate measuring machine (CMM) or narrow the acceptance limits.',
      ],
      [
        'Calipers',
        'Own check on gauge blocks certified by an accredited laboratory, at several points and jaws, every 6–12 months by history. Zero check daily.',
      ],
      [
        'CMM',
        'Verified to ISO 10360 by an accredited provider, usually once a year. In between, a check part, approved programs and a recorded temperature.',
      ],
      ['Uncertainty or repeatability study', 'Only for critical and key characteristics.'],
      ['Confirmation', 'Calibration, comparison with the need, decision, label.'],
      ['Out of limits', 'List the lots concerned, judge them, notify.'],
    ],
    note: 'What is usual; your customer confirms it. {sure:known} AQAP 2110 Edition D names ISO 10012:2003; what counts is the edition your AQAP text names. No laboratory accreditation to ISO/IEC 17025 is asked of you. Checked on {2026-11-23}.',
  },
];
