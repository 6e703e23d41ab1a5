import { dated } from '../../dated';
import type { Cases } from '../types';

export const ceMarkingCases: Cases = {
  questions: [
    { id: 'need', title: 'Does our product need the mark?' },
    { id: 'two-buyers', title: 'One drone for army and fire brigade?' },
    { id: 'acts', title: 'Which EU acts apply to us?' },
    { id: 'ai-and-consumer', title: 'AI Act, consumer sale: are we in?' },
    { id: 'dates', title: 'Which duties come next?' },
    { id: 'budget', title: 'What does it cost in all?' },
  ],
  need: [
    {
      title: 'In scope of an act, sold in the EEA',
      answer: 'You need it.',
      text: 'For that product, and for each act. You declare it yourself.',
    },
    {
      title: 'Made exclusively for defense',
      answer: 'Act by act.',
      text: 'Radio equipment used exclusively for defense is outside; “the customer is a ministry” is no reason.',
    },
    {
      title: 'Sold to police or rescue',
      answer: 'Usually yes.',
      text: 'Civil rules for radio, batteries and safety apply to what you sell them.',
    },
    {
      title: 'A part for another maker',
      answer: 'Often not by itself.',
      text: 'A radio module or battery does. Hand over its declaration.',
    },
    { title: 'Sold only outside the EEA', answer: 'No.', text: 'The market you sell on has its own rules.' },
  ],
  cases: [
    {
      id: 'two-buyers',
      title: 'One product for army and fire brigade',
      short: 'Judged by each use',
      table: {
        columns: ['Subject', 'Army, version exclusively for defense', 'Fire brigade, or any civil buyer'],
        rows: [
          ['Radio', 'Outside the Radio Equipment Directive', 'Inside; cybersecurity for connected equipment'],
          [
            'Drone classes',
            'Outside: activities of or for a public body such as military',
            'A public rescue service is outside, a private firm’s rescue drone inside',
          ],
          [
            'Machinery safety',
            'Outside if designed for military or police use',
            'A drone with a class mark meets it for propellers, charging, handling',
          ],
          [
            'Battery',
            'Outside when built into, or specifically designed for, the military product',
            'Inside, alone or in the product',
          ],
          [
            'Software (Cyber Resilience Act)',
            'Outside if made or modified exclusively for defense',
            'Inside where the product has digital elements; with a certificate under (EU) 2018/1139 outside',
          ],
          ['Learned models (AI Act)', 'Outside if exclusively for military use', 'Inside'],
          [
            'Mark and declaration',
            'None under these acts; acceptance tests of the buyer',
            'Declaration, mark, file for ten years as a rule',
          ],
        ],
      },
      note: 'Sell one version to both and it meets the civil rules in full. Two versions: two part numbers, two files, and a reason with act and article for each exemption.',
    },
    {
      id: 'ai-and-consumer',
      title: 'AI Act and General Product Safety',
      short: 'Use decides',
      answer: 'AI: exclusive military use is outside; consumer sale adds a regulation',
      text: [
        'AI Act: {fact:ai-scope} A tracker sold to rescue services too is inside; what it then owes depends on its use, and most duties fall on high-risk uses: ask counsel for the class. {sure:common-practice}',
        'General Product Safety Regulation (EU) 2023/988: {fact:gpsr-scope} A drone sold to hobby pilots or through a web shop is a consumer product even if armies buy it too: keep a risk analysis, an address in the EU and a way to recall it. {sure:common-practice}',
      ],
    },
    {
      id: 'dates',
      title: 'Duties that come in steps',
      short: dated('Full CRA in 2027', { date: '2027-12-11', text: 'Full CRA since 2027' }),
      answer: dated(
        'Reports of weaknesses now; batteries, machinery, the full CRA and high-risk AI in 2027',
        {
          date: '2027-01-20',
          text: 'Reports of weaknesses and machinery now; batteries in February, high-risk AI and the full CRA in December 2027',
        },
        {
          date: '2027-02-18',
          text: 'Reports of weaknesses, machinery and batteries now; high-risk AI and the full CRA in December 2027',
        },
        {
          date: '2027-12-02',
          text: 'Reports of weaknesses, machinery, batteries and high-risk AI now; the full CRA on 11 December 2027',
        },
        {
          date: '2027-12-11',
          text: 'Reports of weaknesses, machinery, batteries, high-risk AI and the full CRA now',
        },
      ),
      table: {
        columns: ['From', 'Duty'],
        rows: [
          ['{day:red-cyber}', '[Cybersecurity of radio equipment](/rules#red-cyber)'],
          [
            '{day:cra-reporting}',
            '[Reports of exploited vulnerabilities](/rules#cra-reporting), products already sold included',
          ],
          ['{day:machinery-2027}', '[New rules for machines](/rules#machinery-2027)'],
          ['{day:batteries-2027}', '[Batteries that users can remove](/rules#batteries-2027)'],
          ['{day:ai-high-risk}', '[AI Act: high-risk uses](/rules#ai-high-risk)'],
          ['{day:cra-full}', '[All duties of the Cyber Resilience Act](/rules#cra-full)'],
          ['{day:ai-embedded}', '[AI Act: AI built into products](/rules#ai-embedded)'],
        ],
      },
    },
  ],
};
