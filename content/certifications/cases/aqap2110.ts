import type { Cases } from '../types';

export const aqap2110Cases: Cases = {
  questions: [
    { id: 'tender', title: 'We hold nothing: may we bid?' },
    { id: 'routes', title: 'Certificate or contract: which counts?' },
    { id: 'quality-plan', title: 'What goes into the quality plan?' },
    { id: 'certificate-of-conformity', title: 'Conformity certificate: which fields?' },
    { id: 'orders', title: 'Our sub-supplier refuses: what now?' },
    { id: 'calibration', title: 'How deep must calibration go?' },
    { id: 'manager', title: 'Our quality manager leaves: what now?' },
    { id: 'cases', title: 'We build to print: which AQAP?' },
    { id: 'budget', title: 'What does it cost in all?' },
  ],
  need: [
    {
      title: 'Your contract cites it',
      answer: 'Then it binds you.',
      text: 'And your sub-suppliers through you. Read number and edition in the clause.',
    },
    {
      title: 'A tender asks for a certificate',
      answer: 'Only if the notice says so.',
      text: 'Which certificate counts [differs by nation](/buyers): ask from whom, and by when.',
    },
    {
      title: 'Nobody cites it',
      answer: 'You do not need it.',
      text: 'Some contracts cite a shorter publication or ISO 9001 alone.',
    },
    {
      title: 'You supply a US buyer',
      answer: 'Not usually.',
      text: 'Its own clauses name ISO 9001 or AS9100D. [What a US buyer checks](/buyers/united-states).',
    },
    {
      title: 'You want government quality assurance',
      answer: 'It cannot be ordered.',
      text: 'Under STANAG 4107 the buyer’s nation asks yours, without a fee as a rule. {sure:common-practice}',
    },
  ],
  cases: [
    {
      id: 'tender',
      title: 'Four months, nothing held',
      short: 'Bid with a gap list',
      inTime: true,
      steps: [
        {
          title: 'Read the notice',
          text: 'A missing declaration excludes; a missing certificate only if it was asked.',
        },
        {
          title: 'Ask before the deadline for questions',
          text: 'Must the certificate exist at tender, at award or at delivery? [Letter 3](/letters#letter-3).',
        },
        {
          title: 'Write the gap list and a draft quality plan',
          text: 'The text has 32 pages and is free in [NATO’s database](address:nso): read it first.',
        },
        {
          title: 'Offer to work to it',
          text: 'With the [sentence for an offer without the certificate](/letters#letter-10). State truly whether ISO 9001 is certified, or in use and since when.',
        },
        {
          title: 'Price it',
          text: 'Access, witnesses and repeated tests are at your cost. From nothing, {=aqap2110.built} are to be planned: say no if the notice wants the certificate now.',
        },
      ],
    },
    {
      id: 'routes',
      title: 'Two routes to “AQAP”',
      short: 'The contract counts',
      steps: [
        {
          title: 'Under the contract',
          text: 'Acquirer and GQAR judge your system and plan while you deliver. No certificate is needed unless the notice names one.',
        },
        {
          title: 'Certificate of a national or accredited body',
          text: 'In Hungary and Romania a state body certifies; in France accredited bodies, and only firms with armament work or concrete projects.',
        },
      ],
      note: 'In 2015 NATO’s quality group decided that commercial certificates do not count in mutual GQA; whether that changed is open. A body sells you one: ask which authority accredited it for AQAP. Nation by nation: [AQAP at the buyers](/buyers).',
    },
    {
      id: 'quality-plan',
      title: 'Quality plan: contents',
      short: 'Eleven parts',
      answer: 'Eleven parts, submitted before work starts',
      table: {
        columns: ['Part', 'Write this', 'Fails when'],
        rows: [
          ['General', 'Contract number, issue, approval, rank among other plans', 'Copied from the manual'],
          ['Project', 'Product, quantities, milestones, sites, main providers', 'No milestone'],
          ['Terms', 'Only those the reader needs', 'Own jargon'],
          [
            'Organization',
            'Who decides, quality representative and deputy, contacts to acquirer and GQAR',
            'Titles without names',
          ],
          ['Resources', 'People and skills, machines, measuring means', '“Sufficient resources”'],
          [
            'Quality system',
            'Procedures that apply, tailoring, what does not apply and why, records and their period',
            'List of all procedures',
          ],
          [
            'Product realization',
            'Review, design, configuration, purchasing and flow-down, production, traceability, test plan with witness points, release',
            'No acceptance criteria',
          ],
          [
            'Measurement and improvement',
            'Audits, nonconformity, concessions, corrective action, each with its notice to the buyer side',
            'Buyer’s side missing',
          ],
          [
            'NATO additions',
            'Access, risk plan, certificate of conformity; software if cited',
            'Part missing',
          ],
          ['Referenced documents', 'With their issue', 'No issue'],
          ['Submission', 'When, who answers comments, how it is revised', 'Work starts first'],
        ],
      },
      note: 'The parts follow headings of AQAP 2105 Edition 2 of 2009; Edition C was not read. What stands beside them the acquirer confirms. {sure:common-practice} A requirement matrix is reported to be expected. As short as the references allow.',
    },
    {
      id: 'certificate-of-conformity',
      title: 'Certificate of conformity',
      short: 'Annex B, free',
      answer: 'NATO’s minimum is free: Annex B of AQAP-2131-SRD.1',
      table: {
        columns: ['Field', 'What it contains'],
        rows: [
          ['Number, supplier', 'Your serial number; name and address*'],
          ['Contract, acquirer', 'Number* and amendment; acquirer, delivery address'],
          ['Items', 'Contract item, part number*, configuration'],
          ['Quantity', 'Delivered*, and still open'],
          ['Serial or lot numbers*', 'Where traceability is asked'],
          ['Shipping document*', 'Its number'],
          ['Deviation permits, concessions*', 'Each approved one, with its number'],
          ['Statement*', 'The delivery meets the contract apart from these'],
          ['Signature*', 'Name, function, signature, date'],
          ['Box for the GQAR', 'Only where asked: GQA was carried out, no acceptance'],
        ],
      },
      note: '* In a public text (a UK page of 2010, a Canadian clause, the US clause of March 2010); the others are usual. {sure:common-practice} Of Annex B the heading was read; your contract’s annex decides. One goes with each batch, lot or shipment. SAE AS9163 is a template of aerospace, at a price.',
    },
    {
      id: 'orders',
      title: 'When sub-suppliers refuse',
      short: 'One sentence',
      answer: 'One sentence in each order; five steps after a no',
      text: [
        'In each order: “All requirements of this contract may be subject to GQA. You will be notified of any GQA activity to be performed.” Copy the exact words from the AQAP in your contract. Without an AQAP sentence: “This order belongs to a government contract. Any of its requirements may be checked by government quality assurance; we will tell you before such a check.”',
      ],
      steps: [
        'Cut to what applies: specification, records, notice of changes and nonconformities, access, the sentence.',
        'Offer escorted access and secrecy. GQA at a sub-supplier follows risk and is not routine.',
        'Prove each lot yourself: test pieces, hardness, furnace charts, accredited laboratory. A Nadcap or 9100 certificate is evidence, not a substitute.',
        'Enter the gap in risk plan and quality plan; get the buyer side’s written consent before you order.',
        'No consent: another source, or one the buyer names. You stay responsible in every case.',
      ],
      note: 'The flow-down duty was read in EN 9137. Sentences and steps are usual; the acquirer confirms them. {sure:common-practice}',
    },
    {
      id: 'calibration',
      title: 'Calibration in a machine shop',
      short: '10:1, never below 4:1',
      answer: 'Error 10:1 below the tolerance, 4:1 at the least',
      table: {
        columns: ['Point', 'What is usual'],
        rows: [
          ['Register', 'One person answers for it; each instrument has its need, not only a due date'],
          [
            'Tolerance against error',
            'Wanted 10:1, lowest 4:1 unless the contract fixes another; below that use the CMM or narrow the limits',
          ],
          ['Calipers', 'Own check on certified gauge blocks every 6–12 months by history; zero check daily'],
          ['CMM', 'Verified to ISO 10360 once a year; check part and recorded temperature in between'],
          ['Repeatability study', 'Only for critical and key characteristics'],
          ['Confirmation', 'Calibration, comparison with the need, decision, label'],
          ['Out of limits', 'List the lots concerned, judge them, notify'],
        ],
      },
      note: 'Usual; your customer confirms it. {sure:common-practice} AQAP 2110 names ISO 10012, in the edition your AQAP text names. No ISO/IEC 17025 accreditation is asked of you.',
    },
    {
      id: 'manager',
      title: 'Quality manager leaves',
      short: 'Name the deputy',
      answer: 'Name the deputy in the plan, tell body and buyer, keep or move the date',
      text: [
        'The system is assessed, not the person; but nobody with authority is a finding. This week: appoint the deputy in writing with the power to stop a delivery, revise the quality plan and send the new issue to the acquirer. Tell the assessing body and, under a running contract, the GQAR: a change of the representative is theirs to know. Before the last day: hand over open nonconformities, risk register, calibration dates and passwords in one signed list; let the deputy run an internal audit with the leaver beside. Keep the date if the deputy can answer for each plan; else move it now, since bodies bill late moves. {sure:common-practice}',
      ],
    },
    {
      id: 'cases',
      title: 'Build to print and other cases',
      short: '2110 without design',
      answer: 'Build to print: 2110 without design, or 2131; the buyer chooses',
      table: {
        columns: ['Your case', 'What holds, and the next step'],
        rows: [
          [
            'You build to the customer’s drawings',
            'No AQAP exists for production alone. Under 2110 show design (8.3) as not applicable, with the reason, in scope and quality plan; 2131 where checking the finished product is enough.',
          ],
          [
            'The tender cites AQAP 2120 or 2130',
            'Withdrawn; the transition ended on {2018-09-21}. Ask in writing which publication is meant.',
          ],
          [
            'Your ISO 9001 certificate comes from Ukraine',
            'Accreditation, scope and site decide: [four cases](/certifications/iso9001#ukrainian-certificate).',
          ],
          [
            'Your certificate is to AS9100D',
            'NATO’s text for you is AQAP 2310; ask whether it is accepted. [What it adds](/gaps/as9100-to-aqap-2110).',
          ],
          [
            'Your site is in Ukraine',
            'GQA rests on bilateral agreements. There are such agreements with Türkiye, France, Sweden, Czechia and Germany. {sure:second-hand} None with Denmark was found. A Danish buyer asks its own authority.',
          ],
        ],
      },
      note: '{fact:ua-gqa}',
    },
  ],
};
