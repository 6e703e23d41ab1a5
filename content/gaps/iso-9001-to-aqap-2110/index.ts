import type { ClauseTable, PageTable } from '../types';
import { binding } from './binding';
import { evaluationAndImprovement } from './evaluation-and-improvement';
import { leadershipAndPlanning } from './leadership-and-planning';
import { operation } from './operation';
import { support } from './support';
import { systemAndAccess } from './system-and-access';

export const iso9001ToAqap2110: PageTable<ClauseTable> = {
  kind: 'clauses',
  slug: 'iso-9001-to-aqap-2110',
  title: 'ISO 9001 to AQAP 2110',
  source: { certification: 'iso9001', name: 'ISO 9001', edition: 'ISO 9001:2015' },
  target: { certification: 'aqap2110', name: 'AQAP 2110', edition: 'AQAP 2110 Edition D Version 1' },
  meta: { title: 'ISO 9001 to AQAP 2110: what is new, row by row', description: 'You hold ISO 9001 and a contract names AQAP 2110: what carries over, what has to grow and what is new, with the record asked for and who does it.' },
  cardFact: 'What carries over, what grows, what is new',
  result: 'Of {rows} rows, {reuse} carry over, {extend} extend a process you run and {new} are new. The new rows are the contract’s own plans, access for the state to you and your providers, and a certificate with each delivery.',
  basis: [
    'AQAP 2110 takes ISO 9001:2015 in by reference and adds NATO demands in 4.2, 4.3 and chapter 5, arranged like ISO clauses 5 to 10. It names the 2015 edition, so a later edition of ISO 9001 does not change a running contract by itself; that is our reading. A revision of AQAP 2110 in two steps was reported in October 2023: ask the buyer for the edition. It binds through the contract and runs down to sub-suppliers. NATO certifies no company; a certificate is national or commercial, and the acquirer still decides.',
    'Sections 5.4.2 and later are not numbered here: we did not have the text. NATO gives it free: search AQAP-2110 at [nso.nato.int](address:nso). Buyer side means the acquirer and, where one is appointed, the government quality assurance representative (GQAR).',
  ],
  notCovered: [
    { title: 'Plans for the contract', text: 'Quality plan, risk plan, configuration plan and requirement matrix are made for one contract. ISO 9001 has none of them.' },
    { title: 'Access for the state', text: 'The buyer’s state may come to you and to your providers. The visit of a certification body does not replace that, and the state’s representative does not rely on the certificate alone.' },
    { title: 'Orders to your providers', text: 'Open orders carry neither flow-down nor access. They have to be written again.' },
    { title: 'Measurement management', text: 'ISO 10012 asks for more than calibration labels: a metrology function, confirmed instruments, controlled measuring processes.' },
    { title: 'Consent and certificate of conformity', text: 'Use-as-is, repair and concessions need the buyer side’s consent, and each delivery a signed certificate of conformity.' },
  ],
  steps: [
    { days: [1, 1], act: 'Ask the buyer in writing', text: 'Which AQAP and edition, tailored how, quality plan to AQAP 2105 or not, configuration to ACMP-2100 or not, government quality assurance foreseen or not.', result: 'Clause sheet' },
    { days: [1, 2], act: 'Get the NATO texts', text: 'From NATO’s standardization database or the national authority; write down the editions.', result: 'List of external documents' },
    { days: [2, 3], act: 'Appoint a representative', text: 'For contract quality and contact with the state’s representative, with the power to stop a release.', result: 'Letter of appointment' },
    { days: [3, 5], act: 'Go through the rows below', text: 'On one real contract, not on the manual.', result: 'Gap list with owner and date' },
    { days: [5, 7], act: 'Freeze a first baseline', text: 'Of one product, and hold a risk meeting for that contract.', result: 'Baseline list, ten risks with owners' },
    { days: [6, 9], act: 'Set up the quality plan', text: 'By the contents listed on the [AQAP 2110 page](/certifications/aqap2110), and fill the first page of the requirement matrix.', result: 'Plan, revision A' },
    { days: [8, 10], act: 'Write the purchase order text', text: 'Flow-down, access and notice; try it on two critical providers and call the national authority for government quality assurance.', result: 'Text, two answers, one contact' },
  ],
  sources: [
    { document: 'aqap-2110', gives: 'Title page, promulgation and contents' },
    { document: 'aqap-2110-cz', gives: 'Chapters and sections in two languages' },
    { document: 'aqap-dnv', gives: 'Headings from 5.1.1 to 5.4.1' },
    { document: 'aqap-2105-2009', gives: 'Headings of a quality plan' },
    { document: 'en-9137', gives: 'Scope: the clauses bind sub-suppliers too' },
    { document: 'aqap-scopes', gives: 'When the contract makes an AQAP binding' },
    { document: 'svs-aqap-2120', gives: 'Refusal, quality plan and review actions, in a former sister text' },
    { document: 'aqap-2310-a', gives: 'Contact with the buyer side, in an older sister text' },
    { document: 'ca-d5540c', gives: 'The same duties of access and help in a Canadian clause' },
    { document: 'cz-sk-gqa', gives: 'When the authorities inspect at a subcontractor' },
    { document: 'nato-quality-news', gives: 'State of the revision in October 2023' },
    { document: 'uk-aof-coc', gives: 'What a certificate of conformity declares' },
  ],
  checked: '2026-11-23',
  groups: [binding, systemAndAccess, leadershipAndPlanning, support, operation, evaluationAndImprovement],
};
