import { contacts } from '../../addresses/contacts';
import type { Cases } from '../types';

/** Office that administers Nadcap. */
const { pri } = contacts;

/** Both stages of the audit, Nadcap, the next edition, and calibration. */
export const as9100dCases: Cases = {
  questions: [
    { id: 'need', title: 'Who asks for it, and when do we not need it?' },
    { id: 'stage-1', title: 'What happens on the first day of stage 1?' },
    { id: 'stage-2', title: 'What does stage 2 look at?' },
    { id: 'nadcap', title: 'Do we need Nadcap?' },
    { id: 'ia9100', title: 'IA9100: what happens to our certificate?' },
    { id: 'calibration', title: 'A gauge is out of date: what now?' },
    { id: 'budget', title: 'What does it cost in total?' },
  ],
  need: [
    {
      title: 'A prime qualifies suppliers against AS9100D',
      answer: 'Yes, you need it to become a supplier.',
      verdict: 'yes',
      text: 'EN 9100 and JISQ 9100 belong to the same scheme, and each of the three is commonly accepted for the others.',
    },
    {
      title: 'You have a US defense contract',
      answer: 'Yes, but only if a clause asks for it.',
      verdict: 'yes',
      text: 'The clause is a higher-level quality requirement, or comes through the prime. Read [what a US buyer checks](/buyers/united-states).',
    },
    {
      title: 'You sell complete drones to a ministry',
      answer: 'No, usually you do not need it.',
      verdict: 'no',
      text: 'Ask the ministry whether it means ISO 9001 or [AQAP 2110](/certifications/aqap2110).',
    },
    {
      title: 'You hold ISO 9001 and are asked for AS9100D',
      answer: 'Yes, because ISO 9001 alone is not enough.',
      verdict: 'yes',
      text: 'The gap table shows [what AS9100D adds](/gaps/iso-9001-to-as9100), row by row.',
    },
    {
      title: 'You need approval of a part',
      answer: 'No, because AS9100D approves no part.',
      verdict: 'no',
      text: 'It certifies a management system, not a part, a design or airworthiness.',
    },
  ],
  cases: [
    {
      kind: 'steps',
      id: 'stage-1',
      title: 'Audit stage 1: the first day',
      short: 'Documents and figures',
      inTime: true,
      items: [
        {
          title: 'Opening meeting',
          text: 'The auditor confirms scope, sites, people in scope and shifts as your contract names them.',
        },
        {
          title: 'Documents',
          text: 'You show the scope statement, a process map with owners and measures, and the list of procedures.',
        },
        {
          title: 'Readiness',
          text: 'You show a complete internal audit of all processes, a complete management review, and your customers with their requirements.',
        },
        {
          title: 'Figures',
          text: 'You show on-time delivery and conformity of several months, with an action for each missed target.',
        },
        {
          title: 'Walk',
          text: 'The auditor sees the shop, the special processes and the places where [key characteristics](glossary:critical-item) are measured.',
        },
        {
          title: 'Closing meeting',
          text: 'The auditor names dates, what stage 2 will follow, and areas of concern, which delay stage 2 while they are open.',
        },
      ],
      note: 'Have lines 1.1–1.4 and 5.1–5.3 of the checklist ready. This order is usual; your certification body’s own agenda decides. {sure:common-practice}',
    },
    {
      kind: 'steps',
      id: 'stage-2',
      title: 'Audit stage 2: on the shop floor',
      short: 'The auditor follows one order',
      items: [
        {
          title: 'One order, both ways',
          text: 'The auditor follows an order from inquiry to shipped unit and back, with its operational risks.',
        },
        {
          title: 'One unit',
          text: 'The auditor checks its baseline, changes, traceability and [first article inspection](glossary:fai).',
        },
        {
          title: 'Suppliers',
          text: 'The auditor checks [flow-down](glossary:flow-down) in three orders, special processes and sources of electronics.',
        },
        {
          title: 'Results',
          text: 'Processes are judged by their results too: a missed target without action is a finding.',
        },
        {
          title: 'Findings',
          text: 'You answer each finding with cause and evidence before the certification body decides.',
        },
      ],
      note: 'Have groups 2 to 4 and line 5.4 of the checklist ready. The report has the form of standard 9101. {sure:common-practice}',
    },
    {
      kind: 'text',
      id: 'nadcap',
      title: 'Nadcap, and special processes',
      short: 'Only if a buyer demands it',
      answer: 'Do not pay for Nadcap before a buyer demands it; subcontract the process instead',
      paragraphs: [
        'Nadcap is an accreditation of special processes that the industry has run through the Performance Review Institute (PRI) since 1990. Examples are heat treating, chemical processing, coatings, welding, nondestructive testing, composites, electronics and materials laboratories. Subscribing primes ask for it through their orders; neither AS9100D nor AQAP does. {sure:common-practice} Nadcap does not replace approval by the prime.',
        'The audit is due every 12 months. With Nadcap “merit” status the interval is reported to grow to 18 months, at the earliest from the third audit in a row, and later to 24. A small shop can subcontract instead: give the process to an accredited shop that your buyer approves, flow its requirements down, and keep the charts of each lot.',
        `We found no published price for the first audit. Ask PRI for the price of each process: ${pri.street.text}; ${pri.phone.text}. {sure:common-practice} If a supplier refuses the flow-down, follow the [five steps](/certifications/aqap2110#orders).`,
      ],
    },
    {
      kind: 'text',
      id: 'ia9100',
      title: 'IA9100, the next edition',
      short: 'No rule yet: ask your auditor',
      answer: 'Auditors still use Revision D; a certificate may end before its three years',
      paragraphs: [
        '{fact:ia9100} Until it is published, certification bodies audit to Revision D. {fact:as9100-transition} We found no transition rule yet. Ask your certification body in writing when its auditors change, whether the change falls into a surveillance audit, and what it bills. Reported drafts add quality culture and ethics, counterfeit definitions and data protection. {sure:second-hand}',
      ],
    },
    {
      kind: 'text',
      id: 'calibration',
      title: 'A gauge is out of date and you build to print',
      short: 'Calibrate before adjusting',
      answer:
        'Have the gauge checked before anyone adjusts it: if it is within limits, the parts remain accepted',
      paragraphs: [
        'Take the gauge out of use and have it calibrated as found. If the gauge was within its limits, record that, and why the recall failed. If it was outside, list the lots it accepted since the last good calibration, delivered ones included. Measure again what you can, judge the rest and tell the buyer. Seven points show [how deep calibration goes](/certifications/aqap2110#calibration). Because you build to print, state that design (8.3) does not apply, with the reason, and keep “design” out of your scope.',
      ],
    },
  ],
};
