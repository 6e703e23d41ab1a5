import { contacts } from '../../addresses/contacts';
import type { Cases } from '../types';

/** Office that administers Nadcap. */
const { pri } = contacts;

export const as9100dCases: Cases = {
  questions: [
    { id: 'need', title: 'Who asks for it, and when do we not need it?' },
    { id: 'stage-1', title: 'First day of stage 1: what lies on the table?' },
    { id: 'stage-2', title: 'What does stage 2 look at?' },
    { id: 'nadcap', title: 'Do we need Nadcap?' },
    { id: 'ia9100', title: 'IA9100: what happens to our certificate?' },
    { id: 'calibration', title: 'A gauge is out of date: what now?' },
    { id: 'budget', title: 'What does it cost in all?' },
  ],
  need: [
    {
      title: 'A prime qualifies suppliers against it',
      answer: 'You need it.',
      text: 'Or EN 9100, or JISQ 9100: one scheme, commonly accepted for each other.',
    },
    {
      title: 'A US defense contract',
      answer: 'Only by its clause.',
      text: 'A higher-level quality requirement, or through the prime. [What a US buyer checks](/buyers/united-states).',
    },
    {
      title: 'You sell complete drones to a ministry',
      answer: 'Usually not.',
      text: 'Ask whether ISO 9001 or [AQAP 2110](/certifications/aqap2110) is meant.',
    },
    {
      title: 'You hold ISO 9001',
      answer: 'It is contained, not enough.',
      text: '[What AS9100D adds](/gaps/iso-9001-to-as9100), row by row.',
    },
    {
      title: 'You need approval of a part',
      answer: 'It gives none.',
      text: 'It certifies a system: no part, no design, no airworthiness.',
    },
  ],
  cases: [
    {
      id: 'stage-1',
      title: 'Stage 1: the first day',
      short: 'Papers and figures',
      inTime: true,
      steps: [
        { title: 'Opening', text: 'Scope, sites, people in scope, shifts: as they stand in the contract.' },
        {
          title: 'Documents',
          text: 'Scope statement, process map with owners and measures, list of procedures.',
        },
        {
          title: 'Readiness',
          text: 'Internal audit of all processes and a management review, both complete; customers with their requirements.',
        },
        {
          title: 'Figures',
          text: 'On-time delivery and conformity of several months, with an action for each target missed.',
        },
        { title: 'Walk', text: 'The shop, special processes, where key characteristics are measured.' },
        {
          title: 'Closing',
          text: 'Areas of concern, dates, what stage 2 will follow. Open concerns move stage 2.',
        },
      ],
      note: 'On the table: checklist lines 1.1–1.4 and 5.1–5.3. Usual; the body’s own agenda counts. {sure:common-practice}',
    },
    {
      id: 'stage-2',
      title: 'Stage 2: on the floor',
      short: 'One order, both ways',
      steps: [
        {
          title: 'One order, both ways',
          text: 'From inquiry to shipped unit and back, with its operational risks.',
        },
        { title: 'One unit', text: 'Baseline, changes, traceability, first article inspection.' },
        { title: 'Suppliers', text: 'Flow-down in three orders, special processes, sources of electronics.' },
        {
          title: 'Results',
          text: 'Processes are judged by their results too: a missed target without action is a finding.',
        },
        { title: 'Findings', text: 'Each is answered with cause and evidence before the body decides.' },
      ],
      note: 'On the table: groups 2 to 4 and line 5.4. The report has the form of standard 9101. {sure:common-practice}',
    },
    {
      id: 'nadcap',
      title: 'Nadcap, and special processes',
      short: 'Not before a demand',
      answer: 'Not before a customer demands it; subcontract instead',
      text: [
        'An accreditation of special processes that the industry runs through PRI since 1990: heat treating, chemical processing, coatings, welding, nondestructive testing, composites, electronics, materials laboratories and more. Subscribing primes ask for it through their orders; neither AS9100D nor AQAP does. {sure:common-practice} It is no approval by the prime.',
        'The audit is due every 12 months. Merit is reported to stretch it to 18 months from the third audit in a row at the earliest, later to 24; it may not pay for a small shop. Or subcontract: give the process to an accredited house that your customer approves, flow its requirements down, and keep the charts of each lot.',
        `What does the first audit cost? We read no price. Ask PRI for the price of each process: ${pri.street.text}; ${pri.phone.text}. {sure:common-practice} A provider refuses the flow-down: [five steps](/certifications/aqap2110#orders).`,
      ],
    },
    {
      id: 'ia9100',
      title: 'IA9100, the next edition',
      short: 'No rule yet: ask',
      answer: 'Bodies still audit Revision D; a certificate may end before its three years',
      text: [
        '{fact:ia9100} Until it is published, bodies audit Revision D. {fact:as9100-transition} We found no transition rule yet: ask your body in writing when its auditors change, whether the change falls into a surveillance audit, and what it bills. Reported drafts add quality culture and ethics, counterfeit definitions and data protection. {sure:second-hand} Plan no work around them yet.',
      ],
    },
    {
      id: 'calibration',
      title: 'A gauge out of date, build to print',
      short: 'Calibrate as found',
      answer: 'Calibrate it as found: within its limits the parts stand',
      text: [
        'Take the gauge out of use and have it calibrated before anybody adjusts it. Within its limits: record that, and why the recall failed: the calibration report has to give the values as found. Outside: list the lots it accepted since the last good calibration, delivered ones included, measure again what you can, judge the rest and tell the customer. [How deep calibration goes](/certifications/aqap2110#calibration), in seven points. You build to print: show design (8.3) as not applicable with the reason; the scope line must not say “design”.',
      ],
    },
  ],
};
