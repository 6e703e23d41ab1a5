import { dated } from '../../dated';
import type { Cases } from '../types';

/** Which products need the mark, two buyers of one drone, and the acts with their dates. */
export const ceMarkingCases: Cases = {
  questions: [
    { id: 'need', title: 'Does our product need the mark?' },
    { id: 'two-buyers', title: 'May we sell one drone to army and fire brigade?' },
    { id: 'acts', title: 'Which EU acts apply to us?' },
    { id: 'ai-and-consumer', title: 'Do the AI Act and consumer rules apply to us?' },
    { id: 'dates', title: 'Which duties come next?' },
    { id: 'budget', title: 'What does it cost in total?' },
  ],
  need: [
    {
      title: 'An EU act covers the product, and you sell it in the European Economic Area (EEA)',
      answer: 'Yes, the product needs the CE mark.',
      verdict: 'yes',
      text: 'You check each act and declare conformity yourself.',
    },
    {
      title: 'The product is made exclusively for defense',
      answer: 'Perhaps, because each act decides for itself.',
      verdict: 'perhaps',
      text: 'Radio equipment used exclusively for defense is outside its act. “The customer is a ministry” is no reason.',
    },
    {
      title: 'You sell to police or rescue services',
      answer: 'Yes, usually these sales need the mark.',
      verdict: 'yes',
      text: 'Civil rules for radio, batteries and safety apply to what you sell them.',
    },
    {
      title: 'You make a part for another maker',
      answer: 'No, often the part needs no mark of its own.',
      verdict: 'no',
      text: 'A radio module or a battery does need one, so hand over its declaration.',
    },
    {
      title: 'You sell only outside the EEA',
      answer: 'No, there you do not need the mark.',
      verdict: 'no',
      text: 'The market you sell on has its own rules.',
    },
  ],
  cases: [
    {
      kind: 'table',
      id: 'two-buyers',
      title: 'One product for army and fire brigade',
      short: 'Each use is judged',
      columns: ['Subject', 'Army, version exclusively for defense', 'Fire brigade, or any civil buyer'],
      rows: [
        [
          'Radio',
          'Outside the [Radio Equipment Directive](glossary:red-2014-53)',
          'Inside, with cybersecurity for connected equipment',
        ],
        [
          'Drone classes',
          'Outside, for activities of or for a public body such as the military',
          'A public rescue service is outside; a private company’s rescue drone is inside',
        ],
        [
          'Machinery safety',
          'Outside if designed for military or police use',
          'A drone with a class mark meets it for propellers, charging and handling',
        ],
        [
          'Battery',
          'Outside when built into, or specifically designed for, the military product',
          'Inside, alone or in the product',
        ],
        [
          'Software (Cyber Resilience Act)',
          'Outside if made or modified exclusively for defense',
          'Inside where the product has digital elements; outside with a certificate under (EU) 2018/1139',
        ],
        ['Machine-learning models (AI Act)', 'Outside if exclusively for military use', 'Inside'],
        [
          'Mark and declaration',
          'None under these acts; the buyer has its own acceptance tests',
          'Declaration and mark, with a file that you keep for ten years as a rule',
        ],
      ],
      note: 'One version for both must meet all the civil rules. Two versions need two part numbers, two files, and a reason with act and article for each exemption.',
    },
    {
      kind: 'text',
      id: 'ai-and-consumer',
      title: 'AI Act and General Product Safety Regulation',
      short: 'The use decides',
      answer: 'The AI Act leaves out exclusive military use; sale to consumers adds a regulation',
      paragraphs: [
        'A tracker that you also sell to rescue services is under the AI Act. Most duties fall on high-risk uses: ask counsel for the class. {sure:common-practice}',
        'Under the General Product Safety Regulation (EU) 2023/988, a drone sold to hobby pilots or in a web shop is a consumer product even if armies buy it too. Keep a risk analysis, an address in the EU and a way to recall it. {sure:common-practice}',
      ],
    },
    {
      kind: 'table',
      id: 'dates',
      title: 'Duties that come in steps',
      short: dated('The next duties start in 2027', {
        date: '2027-12-11',
        text: 'The Cyber Resilience Act applies in full',
      }),
      answer: dated(
        'You report weaknesses now; batteries, machinery, the full Cyber Resilience Act and high-risk AI follow in 2027',
        {
          date: '2027-01-20',
          text: 'Reports of weaknesses and machinery apply now; batteries follow in February, high-risk AI and the full Cyber Resilience Act in December 2027',
        },
        {
          date: '2027-02-18',
          text: 'Reports of weaknesses, machinery and batteries apply now; high-risk AI and the full Cyber Resilience Act follow in December 2027',
        },
        {
          date: '2027-12-02',
          text: 'Reports of weaknesses, machinery, batteries and high-risk AI apply now; the full Cyber Resilience Act follows on 11 December 2027',
        },
        {
          date: '2027-12-11',
          text: 'Reports of weaknesses, machinery, batteries, high-risk AI and the full Cyber Resilience Act apply now',
        },
      ),
      columns: ['From', 'Duty'],
      rows: [
        [
          '{day:red-cyber}',
          'Connected radio equipment has to be [secure against attacks](/rules#red-cyber).',
        ],
        [
          '{day:cra-reporting}',
          'You [report exploited vulnerabilities](/rules#cra-reporting), products already sold included.',
        ],
        ['{day:machinery-2027}', 'Machines have to meet the [Machinery Regulation](/rules#machinery-2027).'],
        ['{day:batteries-2027}', 'Users must be able to [remove batteries](/rules#batteries-2027).'],
        ['{day:ai-high-risk}', 'The AI Act applies to [high-risk uses](/rules#ai-high-risk).'],
        ['{day:cra-full}', '[All duties of the Cyber Resilience Act](/rules#cra-full) apply.'],
        ['{day:ai-embedded}', 'The AI Act applies to [AI built into products](/rules#ai-embedded).'],
      ],
    },
  ],
};
