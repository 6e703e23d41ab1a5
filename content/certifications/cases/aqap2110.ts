import type { Cases } from '../types';

/** Bids without a certificate, the papers of a contract, and the flow-down. */
export const aqap2110Cases: Cases = {
  questions: [
    { id: 'tender', title: 'We hold no certificate: may we bid?' },
    { id: 'routes', title: 'Certificate or contract: which counts?' },
    { id: 'quality-plan', title: 'What goes into the quality plan?' },
    { id: 'certificate-of-conformity', title: 'Which fields does a certificate of conformity have?' },
    { id: 'orders', title: 'What do we do when a supplier refuses?' },
    { id: 'calibration', title: 'How deep must calibration go?' },
    { id: 'manager', title: 'Our quality manager leaves: what now?' },
    { id: 'cases', title: 'We build to print: which AQAP applies?' },
    { id: 'budget', title: 'What does it cost in total?' },
  ],
  need: [
    {
      title: 'Your contract cites AQAP 2110',
      answer: 'Yes, AQAP 2110 binds you from the day you sign.',
      verdict: 'yes',
      text: 'It also binds your suppliers, through your orders. Read the number and the edition in the clause.',
    },
    {
      title: 'A tender asks for a certificate',
      answer: 'Yes, but only if the notice names it.',
      verdict: 'yes',
      text: 'Which certificate counts [differs by country](/buyers). Ask the buyer who has to issue the certificate, and by when.',
    },
    {
      title: 'No contract cites AQAP 2110',
      answer: 'No, without such a contract you do not need it.',
      verdict: 'no',
      text: 'Some contracts cite a shorter publication or ISO 9001 alone.',
    },
    {
      title: 'You supply a US buyer',
      answer: 'No, usually you do not need it.',
      verdict: 'no',
      text: 'The clauses of US buyers name ISO 9001 or [AS9100D](glossary:as9100). Read [what a US buyer checks](/buyers/united-states).',
    },
    {
      title: 'You want government quality assurance',
      answer: 'No, because a supplier cannot order it.',
      verdict: 'no',
      text: 'Under the NATO agreement STANAG 4107 the buyer’s country asks yours for it, as a rule without a fee. {sure:common-practice}',
    },
  ],
  cases: [
    {
      kind: 'steps',
      id: 'tender',
      title: 'The tender closes in four months and you hold no certificate',
      short: 'You can bid with a gap list',
      inTime: true,
      items: [
        {
          title: 'Read the notice',
          text: 'Without a required declaration you are excluded; without a certificate only if the notice asked for it.',
        },
        {
          title: 'Ask before the deadline for questions',
          text: '[Letter 3](/letters#letter-3) asks the buyer whether the certificate must exist at tender, at award or at delivery.',
        },
        {
          title: 'Write the gap list and a draft quality plan',
          text: 'First read AQAP 2110, which has 32 pages and is free in [NATO’s database](address:nso).',
        },
        {
          title: 'Offer to work to AQAP 2110',
          text: 'Use the [sentence for an offer without the certificate](/letters#letter-10). Say whether your ISO 9001 system is certified, or in use and since when.',
        },
        {
          title: 'Include AQAP in your price',
          text: 'Access, witnesses and repeated tests are at your cost. If you start from nothing, plan {figure:aqap2110.built}. Do not bid if the notice asks for the certificate now.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'routes',
      title: 'Two ways to show that you meet AQAP 2110',
      short: 'The contract decides which counts',
      items: [
        {
          title: 'Under the contract',
          text: 'The buyer and the GQAR judge your system and your plan while you deliver. You need no certificate unless the notice names one.',
        },
        {
          title: 'Certificate from a national or accredited certification body',
          text: 'In Hungary and Romania a state certification body certifies. In France accredited ones do so, only for companies with armament work or concrete projects.',
        },
      ],
      note: 'In 2015 NATO’s quality group decided that commercial certificates do not count in mutual government quality assurance (GQA). Whether that has changed is open. Ask a certification body which authority accredited it for AQAP, and read about [AQAP at the buyers](/buyers).',
    },
    {
      kind: 'table',
      id: 'quality-plan',
      title: 'What a quality plan contains',
      short: 'Eleven parts',
      answer: 'A quality plan has eleven parts and is submitted before work starts',
      columns: ['Part', 'Write this', 'Fails when'],
      rows: [
        [
          'General',
          'Contract number, issue, approval, rank among other plans',
          'The text is copied from the manual',
        ],
        ['Project', 'Product, quantities, milestones, sites, main suppliers', 'The plan names no milestone'],
        ['Terms', 'Only the terms that the reader needs', 'The plan uses your own jargon'],
        [
          'Organization',
          'Who decides, quality representative and deputy, contacts to the buyer and the GQAR',
          'The plan gives titles without names',
        ],
        [
          'Resources',
          'People and skills, machines, measuring equipment',
          'The plan says “sufficient resources”',
        ],
        [
          'Quality system',
          'Procedures that apply, tailoring, what does not apply and why, records and how long you keep them',
          'The plan lists all procedures',
        ],
        [
          'Product realization',
          'Review, design, configuration, purchasing and [flow-down](glossary:flow-down), production, traceability, test plan with witness points, release',
          'The plan has no acceptance criteria',
        ],
        [
          'Measurement and improvement',
          'Audits, nonconformity, concessions, corrective action, each with its notice to the buyer',
          'The buyer is left out',
        ],
        [
          'NATO additions',
          'Access, risk plan, [certificate of conformity](glossary:coc); software if the contract cites it',
          'One of the additions is missing',
        ],
        ['Referenced documents', 'Each document with its issue', 'The issue is missing'],
        [
          'Submission',
          'When the plan is submitted, who answers comments, how it is revised',
          'Work starts before submission',
        ],
      ],
      note: 'The parts follow headings of [AQAP 2105](glossary:aqap-2105) Edition 2 of 2009; we did not read Edition C. The buyer confirms what goes into each part. {sure:common-practice} Keep the plan short, but buyers are reported to expect a requirement matrix.',
    },
    {
      kind: 'table',
      id: 'certificate-of-conformity',
      title: 'What a certificate of conformity contains',
      short: 'NATO’s Annex B is free',
      answer: 'NATO’s minimum is free: Annex B of AQAP-2131-SRD.1',
      columns: ['Field', 'What it contains'],
      rows: [
        ['Number, supplier', 'Your serial number; your name and address*'],
        [
          'Contract, buyer',
          'Contract number* and amendment; buyer (“acquirer” in AQAP) and delivery address',
        ],
        ['Items', 'Contract item, part number*, configuration'],
        ['Quantity', 'Quantity delivered*, and quantity still open'],
        ['Serial or lot numbers*', 'The numbers, where the contract asks for traceability'],
        ['Shipping document*', 'The number of the shipping document'],
        ['Deviation permits, concessions*', 'Each approved deviation or concession, with its number'],
        ['Statement*', 'The delivery meets the contract apart from these deviations and concessions'],
        ['Signature*', 'Name, function, signature, date'],
        [
          'Box for the GQAR',
          'Only where the contract asks for it: GQA was carried out; this is no acceptance',
        ],
      ],
      note: 'Fields with * are in a public text (a UK page of 2010, a Canadian clause, the US clause of March 2010). The other fields are usual as well. {sure:common-practice} Of Annex B we read only the heading; the annex of your contract decides. One certificate goes with each batch, lot or shipment. SAE AS9163 is a paid template from aerospace.',
    },
    {
      kind: 'steps',
      id: 'orders',
      title: 'When suppliers refuse the AQAP clauses',
      short: 'Five steps after a no',
      answer: 'Each order carries one sentence; five steps follow a refusal',
      lead: 'Put this sentence into each order: “All requirements of this contract may be subject to GQA. You will be notified of any GQA activity to be performed.” The AQAP in your contract has the exact words. If your contract cites no AQAP, write: “This order belongs to a government contract. Any of its requirements may be checked by government quality assurance; we will tell you before such a check.”',
      items: [
        'Cut the clauses to what applies to the supplier: specification, records, notice of changes and nonconformities, access, the sentence above.',
        'Offer escorted access and confidentiality, and say that GQA at a supplier follows risk and is not routine.',
        'Prove each lot yourself with test pieces, hardness tests, furnace charts or an accredited laboratory. A Nadcap or 9100 certificate is evidence, not a substitute.',
        'Enter the gap in the risk plan and the quality plan, and get the buyer’s written consent before you order.',
        'Without consent, use another source, or one that the buyer names, because you remain responsible.',
      ],
      note: 'We read the flow-down duty in [EN 9137](glossary:en-9100). The sentences and steps are usual, and the buyer confirms them. {sure:common-practice}',
    },
    {
      kind: 'table',
      id: 'calibration',
      title: 'Calibration in a machine shop',
      short: 'Aim for a tenth of the tolerance',
      answer: 'Aim for a measuring error of a tenth of the tolerance (10:1), never more than a quarter (4:1)',
      columns: ['Point', 'What is usual'],
      rows: [
        [
          'Register',
          'One person is responsible for it. Each instrument has its measuring need on record, not only a due date.',
        ],
        [
          'Tolerance against error',
          'The goal is 10:1 and the minimum is 4:1, unless the contract fixes another ratio. Below that, use the coordinate measuring machine (CMM) or narrow the limits.',
        ],
        [
          'Calipers',
          'You check zero daily, and every 6–12 months you check them on certified gauge blocks, depending on their history.',
        ],
        [
          'CMM',
          'The machine is verified to ISO 10360 once a year. In between you measure a check part and record the temperature.',
        ],
        [
          'Repeatability study',
          'You need one only for critical and [key characteristics](glossary:critical-item).',
        ],
        ['Confirmation', 'Calibrate, compare the result with the need, decide, and label the instrument.'],
        ['Out of limits', 'List the lots concerned, judge them, and notify the buyer.'],
      ],
      note: 'These points are usual, and your buyer confirms them. {sure:common-practice} AQAP 2110 names [ISO 10012](glossary:iso-10012); use the edition that your AQAP names. Nobody requires you to have ISO/IEC 17025 accreditation.',
    },
    {
      kind: 'text',
      id: 'manager',
      title: 'The quality manager leaves',
      short: 'Name the deputy',
      answer: 'Name the deputy in the plan, tell certification body and buyer, keep or move the audit date',
      paragraphs: [
        'It is a finding if nobody has authority, so this week appoint the deputy in writing with the power to stop a delivery. Send the revised quality plan to the buyer, and tell the certification body and, under a running contract, the GQAR. Before the last day, hand over open nonconformities, risk register, calibration dates and passwords in one signed list. Let the deputy run an internal audit together with the person who leaves. Keep the audit date if the deputy can answer for each plan; otherwise move it now, because late changes are billed. {sure:common-practice}',
      ],
    },
    {
      kind: 'table',
      id: 'cases',
      title: 'Build to print and other cases',
      short: '2110 without design, or 2131',
      answer: 'For build to print the buyer chooses: 2110 without design, or 2131',
      columns: ['Your case', 'What applies, and the next step'],
      rows: [
        [
          'You build to the buyer’s drawings',
          'No AQAP exists for production alone. Under AQAP 2110, state in scope and quality plan that design (8.3) does not apply, with the reason. [AQAP 2131](glossary:aqap-2131) is used where checking the finished product is enough.',
        ],
        [
          'The tender cites AQAP 2120 or 2130',
          'These publications are withdrawn; the transition ended on {2018-09-21}. Ask the buyer in writing which publication is meant.',
        ],
        [
          'Your ISO 9001 certificate comes from Ukraine',
          'Its accreditation, scope and site decide: see the [four cases](/certifications/iso9001#ukrainian-certificate).',
        ],
        [
          'Your certificate is to AS9100D',
          'NATO’s publication for you is [AQAP 2310](glossary:aqap-2310). Ask the buyer whether it is accepted, and read [what it adds](/gaps/as9100-to-aqap-2110).',
        ],
        [
          'Your site is in Ukraine',
          'GQA rests on bilateral agreements, which exist with Türkiye, France, Sweden, Czechia and Germany. {sure:second-hand} We found none with Denmark, so a Danish buyer asks its own authority.',
        ],
      ],
      note: 'Ukraine is building [a state quality assurance service](/rules#ua-gqa) on NATO’s model. {sure:second-hand} Check how it works today before you rely on it in a bid.',
    },
  ],
};
