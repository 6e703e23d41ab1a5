import { dated } from '../../dated';
import type { Cases } from '../types';

export const cmmcCases: Cases = {
  questions: [
    { id: 'need', title: 'Why does our prime ask?' },
    { id: 'need', title: 'May our nation receive CUI?' },
    { id: 'cui-places', title: 'Where may CUI sit in Europe?' },
    { id: 'cui-mail', title: 'CUI came by ordinary mail: what today?' },
    { id: 'who-assesses', title: 'May a C3PAO come to Europe?' },
    { id: 'level-1', title: 'Level 1: which fifteen?' },
    { id: 'clause-7012', title: 'DFARS 7012 is in our order: this week?' },
    { id: 'registers', title: 'Do we need SAM.gov?' },
    { id: 'budget', title: 'What does it cost in all?' },
  ],
  need: [
    {
      title: 'A prime wants a certificate',
      answer: 'It has one of two reasons.',
      text: 'An older contract that still demands it, or its own reason. Ask which, and for the clause: [letter R](/letters#letter-R).',
    },
    {
      title: 'You would rather not',
      answer: 'Ask for a drawing without CUI.',
      text: 'Or work to interface data. Then no Level 2.',
    },
    {
      title: 'May your nation receive it?',
      answer: 'Marked NOFORN: no.',
      text: 'Otherwise ask for release to your nation and the license of each file, before it arrives.',
    },
    {
      title: 'CUI reaches you',
      answer: 'Level 2, 110 requirements.',
      text: dated(
        'Drawings, specifications, test results: sensitive, not classified. New contracts ask for a self-assessment while Phase 2 is [suspended](#who-assesses).',
        {
          date: '2027-01-01',
          text: 'Drawings, specifications, test results: sensitive, not classified. The solicitation names level and assessment, also since Phase 2 was [suspended](#who-assesses).',
        },
      ),
    },
    {
      title: 'Only FCI',
      answer: 'Level 1, fifteen requirements.',
      text: 'Assessed by yourself. FCI is what the government gives or receives under a contract and does not publish.',
    },
    {
      title: 'Neither',
      answer: 'No level.',
      text: 'Off-the-shelf items are out. NATO and the European Union do not ask for CMMC.',
    },
  ],
  cases: [
    {
      id: 'cui-places',
      title: 'CUI in Europe: five ways',
      short: 'First: not at all',
      steps: [
        { title: 'Not at all', text: 'A drawing without CUI, or interface data.' },
        {
          title: 'View it at the prime',
          text: 'In its portal, without download or print. Your own computer may then be out of scope.',
        },
        {
          title: 'Paper, or an enclave you own',
          text: 'A closed network: all 110 requirements, no FedRAMP question. In our judgment usually the cheapest.',
        },
        {
          title: 'A cloud at FedRAMP Moderate',
          text: 'It contracts with you and supports 252.204-7012 (c) to (g); the export license covers both directions. AWS GovCloud (US) asks for a US entity and a US person as account holder. Microsoft checks who may buy GCC High. Ask both before you plan. [The list of services](address:fedramp). {sure:common-practice}',
        },
        {
          title: 'A tenant of the prime or of a US affiliate',
          text: 'The quickest. Its SSP (system security plan) and the license must name you.',
        },
      ],
      note: 'Ways 2 to 5 first need release to your nation and export authorization. What you send back can need [a permit of your own country](/buyers/permits). Ordinary European clouds do not qualify, encrypted or not. Microsoft 365 commercial is for FCI only. {sure:second-hand} [FedRAMP classes and the FAR proposal](/rules#fedramp-classes)',
    },
    {
      id: 'cui-mail',
      title: 'CUI by ordinary mail: six steps',
      short: 'Stop, isolate, tell',
      inTime: true,
      steps: [
        {
          title: 'Stop',
          text: 'Do not open it again, forward, print, upload, or answer with the attachment.',
        },
        {
          title: 'Isolate',
          text: 'Do not delete. Cut phone sync; note who opened it, when, on which device, and which backups hold it.',
        },
        {
          title: 'Tell',
          text: 'Call sender and prime, or write without content: is it CUI, is it released to our nation, under which license, what happens to the copies?',
        },
        {
          title: 'Decide within 72 hours',
          text: 'If 252.204-7012 is in your order: is it a cyber incident? Decide with prime and counsel. Any sign of outside access: report to DC3.',
        },
        {
          title: 'Keep it in',
          text: 'It may be an export without license: keep other nationals out. The sender discloses to DDTC. If a person or server of a 22 CFR 126.1 country is involved, DDTC is told at once. {sure:common-practice}',
        },
        {
          title: 'Close',
          text: 'File the instruction and the proof of wiping. Does your affirmation still hold? Agree on a channel for the next file.',
        },
      ],
      note: 'Does a wrong mail alone count as an incident? Two guides differ: ask the prime and DC3.',
    },
    {
      id: 'first-ten-days',
      title: 'First ten days',
      answer: 'Requirement in writing, then permission, then data',
      table: {
        columns: ['Day', 'What you do'],
        rows: [
          ['1', 'Get clause, level, self or C3PAO, contract and date in writing'],
          ['2', 'Ask whether you may receive it: markings, ITAR, EAR. No CUI comes in before the answer'],
          ['3', 'Trace where it enters, rests and leaves: people, paper, machines, backups'],
          ['4', 'Draw the smallest boundary that holds it, and list what lies inside'],
          ['5', 'Ask cloud, mail, backup and IT support for their FedRAMP evidence'],
          ['6', 'List encryption: module, version, CMVP certificate'],
          ['7', 'Score the requirements of five and three points and the six exclusions honestly'],
          ['8', 'Start the SSP; an enclave, yes or no'],
          [
            '9',
            'Apply for NCAGE, PIEE and the SPRS role; name the Affirming Official; drill the 72 hours on paper',
          ],
          [
            '10',
            'Decide: bid, price, date, or decline. With ISO/IEC 27001: [what carries over](/gaps/iso-27001-to-cmmc)',
          ],
        ],
      },
    },
    {
      id: 'clause-7012',
      title: 'DFARS 252.204-7012 in our order',
      short: 'Letter U this week',
      answer: 'Send letter U this week; no CUI before day 2 is answered',
      text: [
        'The clause alone asks no certificate. It asks NIST SP 800-171 Revision 2 on every system with covered defense information, a report [to DC3](/rules#cmmc-incident-path) within 72 hours and images kept for 90 days. [Machines too](#scope).',
        'This week: send [letter U](/letters#letter-U): which clauses, FCI or CUI, which marking, which license, which channel? Then the [first days](#first-ten-days). Pass the clause on to a supplier that gets the data or gives operationally critical support. {fact:cmmc-cloud}',
      ],
    },
    {
      id: 'who-assesses',
      title: 'Who may assess',
      short: 'You, or a C3PAO',
      answer: 'You; or a C3PAO if the contract says so, in Europe too, without a US company',
      text: [
        'The rule does not bar assessments outside the United States. Only an authorized or accredited one counts, and it may not have advised you. {fact:cmmc-emass}',
        '{fact:cmmc-now} A self-assessment gives a status, not a certificate.',
        'You need no US company for it. {sure:second-hand} The list of assessors is the [Cyber AB Marketplace](address:cyber-ab): take only those shown as Authorized or Accredited. We know of none in your nation, and did not search for one: write to three, and ask each these four questions.',
      ],
      steps: [
        'Are you Authorized or Accredited today, and have you assessed a company outside the United States?',
        'What do you charge for our number of users and sites in our nation, travel and the check of open items within 180 days included, and when is the first date?',
        'Who comes, may they lawfully see what we hold under its export license, and which part is remote?',
        'Has anyone of you advised us or our provider, and must our evidence be in English?',
      ],
      note: 'The questions are ours. They rest on the rules for assessors and their conflicts of interest, 32 CFR 170.9 and 170.11. {sure:common-practice}',
    },
    {
      id: 'level-1',
      title: 'Level 1: the fifteen requirements',
      short: 'None may be open',
      answer: 'All met, or not applicable with a reason; none open',
      text: [
        'For FCI alone: with CUI in the house it is not enough. What a firm of eight shows is our advice, not the rule.',
      ],
      table: {
        columns: ['FAR 52.204-21(b)(1)', 'In plain words', 'What a firm of eight shows'],
        rows: [
          [
            '(i)',
            'Only approved people, programs and devices get in',
            'Dated list of people and devices; account list',
          ],
          ['(ii)', 'Each may do only what the job needs', 'Table of roles; no daily work as administrator'],
          [
            '(iii)',
            'Know and limit links to outside systems',
            'List of allowed services, private phones included',
          ],
          ['(iv)', 'Nothing from the contract on public pages', 'One named person approves; log'],
          ['(v)', 'Each user, process and device has a name', 'No shared accounts; serial numbers'],
          ['(vi)', 'Prove the name before access', 'Password rule, second factor, defaults changed'],
          ['(vii)', 'Wipe or destroy media before reuse', 'Log: device, date, method, who'],
          ['(viii)', 'Only approved people reach devices and rooms', 'Office plan, key list, locked cabinet'],
          ['(ix)', 'Escort visitors, log visits, manage keys', 'Visitor book, key register'],
          ['(x)', 'Watch and protect traffic at the network’s border', 'Firewall settings, last review'],
          ['(xi)', 'Public servers stand apart', 'Website elsewhere; guest Wi-Fi apart'],
          ['(xii)', 'Find, report and fix flaws in time', 'Own deadlines; update report'],
          ['(xiii)', 'Protection against malware', 'List of devices with product and state'],
          ['(xiv)', 'Keep that protection up to date', 'Automatic updates, screenshot'],
          ['(xv)', 'Scan regularly, and each outside file', 'Schedule, real-time scan, one report'],
        ],
      },
      note: 'Keep the evidence six years. {sure:second-hand} No SSP is demanded, but write two pages on scope, people and devices. In SPRS: Cyber Reports, “Add New Level 1 CMMC Self-Assessment”, then affirm. {sure:second-hand}',
    },
    {
      id: 'registers',
      title: 'Registers and accounts',
      short: 'SAM.gov: rarely',
      answer: 'NCAGE, PIEE and SPRS; SAM.gov only if you bid yourself',
      text: [
        '{fact:sprs-subcontractor} All are free: apply for the NCAGE first. {fact:sam-renewal} [What else a US buyer checks](/buyers/united-states)',
      ],
    },
  ],
};
