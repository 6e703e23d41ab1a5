import type { ClauseTable, PageTable } from '../types';
import { binding } from './binding';
import { evaluationAndImprovement } from './evaluation-and-improvement';
import { leadershipAndPlanning } from './leadership-and-planning';
import { operation } from './operation';
import { support } from './support';
import { systemAndAccess } from './system-and-access';

/** AQAP 2110 Edition D for a company that holds ISO 9001. We did not have the standard: sections after 5.4.1 have no number. */
export const iso9001ToAqap2110: PageTable<ClauseTable> = {
  kind: 'clauses',
  slug: 'iso-9001-to-aqap-2110',
  title: 'ISO 9001 to AQAP 2110',
  source: { certification: 'iso9001', name: 'ISO 9001', edition: 'ISO 9001:2015' },
  target: { certification: 'aqap2110', name: 'AQAP 2110', edition: 'AQAP 2110 Edition D Version 1' },
  meta: { title: 'ISO 9001 to AQAP 2110: what is new, row by row', description: 'You hold ISO 9001 and a contract names AQAP 2110: what carries over, what has to grow and what is new, with the record asked for and who does it.' },
  cardFact: 'What carries over, what grows, what is new',
  result: 'Of {rows} rows, {reuse} carry over, {extend} extend a process you run and {new} are new. The new rows are the plans for the contract, access for the government quality representative ([GQAR](glossary:gqar)) to you and your suppliers, and a certificate with each delivery.',
  basis: [
    'AQAP 2110 includes ISO 9001:2015 by reference and adds NATO requirements in 4.2, 4.3 and chapter 5, which are arranged like ISO clauses 5 to 10. It names the 2015 edition. In our reading a later one does not change a running contract. A revision of AQAP 2110 in two steps was announced in October 2023: ask which edition applies. It binds you and your subcontractors through the contract. NATO certifies no company: a certificate is national or commercial, and the buyer still decides.',
    'We did not have the standard, so we do not number sections 5.4.2 and later. It is free: search AQAP-2110 at [nso.nato.int](address:nso). “Buyer” means whoever orders (AQAP: acquirer) and the government quality representative (GQAR), if one is appointed.',
  ],
  notCovered: [
    { title: 'Plans for the contract', text: 'You make a [quality plan](glossary:quality-plan), a risk plan, a configuration plan and a requirement matrix for one contract. ISO 9001 has none of them.' },
    { title: 'Access for the government', text: 'The buyer’s government may visit you and your suppliers. A certificate or a certification body’s visit does not replace that.' },
    { title: 'Orders to your suppliers', text: 'Your open orders contain neither [flow-down](glossary:flow-down) nor access, so you write them again.' },
    { title: 'Measurement management', text: '[ISO 10012](glossary:iso-10012) requires more than calibration labels: a metrology function, confirmed instruments and controlled measuring processes.' },
    { title: 'Consent and certificate of conformity', text: 'Use-as-is, repair and concessions need the buyer’s consent. Each delivery needs a signed [certificate of conformity](glossary:coc).' },
  ],
  steps: [
    { days: [1, 1], act: 'Ask the buyer in writing', text: 'Ask which AQAP and edition apply and how they are tailored. Ask whether [AQAP 2105](glossary:aqap-2105) (quality plan), ACMP-2100 (configuration) and [government quality assurance](glossary:gqa) (GQA) are required.', result: 'Clause sheet' },
    { days: [1, 2], act: 'Get the NATO standards', text: 'You find them in NATO’s standardization database or at the national authority. Write down the editions.', result: 'List of external documents' },
    { days: [2, 3], act: 'Appoint a representative', text: 'The representative is responsible for contract quality and for contact with the government quality representative (GQAR), and has the power to stop a release.', result: 'Letter of appointment' },
    { days: [3, 5], act: 'Go through the rows below', text: 'Use one real contract, not the manual.', result: 'Gap list with owner and date' },
    { days: [5, 7], act: 'Freeze a first baseline', text: 'Freeze the baseline of one product, and hold a risk meeting for that contract.', result: 'Baseline list, ten risks with owners' },
    { days: [6, 9], act: 'Set up the quality plan', text: 'Follow the contents listed on the [AQAP 2110 page](/certifications/aqap2110), and fill in the first page of the requirement matrix.', result: 'Plan, revision A' },
    { days: [8, 10], act: 'Write the purchase order text', text: 'It covers flow-down, access and notice. Try it on two critical suppliers, and call the national authority for government quality assurance.', result: 'Text, two answers, one contact' },
  ],
  sources: [
    { document: 'aqap-2110', contribution: 'Title page, promulgation and contents' },
    { document: 'aqap-2110-cz', contribution: 'Chapters and sections in two languages' },
    { document: 'aqap-dnv', contribution: 'Headings from 5.1.1 to 5.4.1' },
    { document: 'aqap-2105-2009', contribution: 'Headings of a quality plan' },
    { document: 'en-9137', contribution: 'Scope: the clauses bind subcontractors too' },
    { document: 'aqap-scopes', contribution: 'When the contract makes an AQAP binding' },
    { document: 'svs-aqap-2120', contribution: 'Refusal, quality plan and review actions, in a former sister standard' },
    { document: 'aqap-2310-a', contribution: 'Contact with the buyer, in an older sister standard' },
    { document: 'ca-d5540c', contribution: 'The same duties of access and help in a Canadian clause' },
    { document: 'cz-sk-gqa', contribution: 'When the authorities inspect at a subcontractor' },
    { document: 'nato-quality-news', contribution: 'State of the revision in October 2023' },
    { document: 'uk-aof-coc', contribution: 'What a certificate of conformity declares' },
  ],
  checked: '2026-11-23',
  groups: [binding, systemAndAccess, leadershipAndPlanning, support, operation, evaluationAndImprovement],
};
