import { dated } from '../../dated';
import type { Cases } from '../types';

/** Places for CUI in Europe, the first ten days, who assesses, and the registers. */
export const cmmcCases: Cases = {
  questions: [
    { id: 'need', title: 'Why does our prime ask for CMMC?' },
    { id: 'need', title: 'May our country receive CUI?' },
    { id: 'cui-places', title: 'Where may we keep CUI in Europe?' },
    { id: 'cui-mail', title: 'CUI came by ordinary mail: what do we do today?' },
    { id: 'who-assesses', title: 'May an assessor come to Europe?' },
    { id: 'level-1', title: 'Which fifteen requirements has Level 1?' },
    { id: 'clause-7012', title: 'Clause 7012 is in our order: what do we do this week?' },
    { id: 'registers', title: 'Do we need SAM.gov?' },
    { id: 'budget', title: 'What does it cost in total?' },
  ],
  need: [
    {
      title: 'A prime contractor wants a certificate',
      answer: 'Perhaps, depending on the prime’s reason.',
      verdict: 'perhaps',
      text: 'Either an older contract still demands the certificate of a third-party assessment organization ([C3PAO](glossary:c3pao)), or the prime has its own reason. Ask which, and ask for the clause with [letter R](/letters#letter-R).',
    },
    {
      title: 'You want to avoid CMMC',
      answer: 'Perhaps, if you never receive the protected information.',
      verdict: 'perhaps',
      text: 'Ask for a drawing without controlled unclassified information (CUI), or work from interface data. In both cases you need no Level 2.',
    },
    {
      title: 'You do not know if your country may receive CUI',
      answer: 'No, if the file is marked NOFORN (not for foreign nationals).',
      verdict: 'no',
      text: 'Otherwise ask for [release to your country](glossary:us-distribution-marks) and for the license of each file, before the file arrives.',
    },
    {
      title: 'CUI reaches you',
      answer: 'Yes, you need Level 2 with 110 requirements.',
      verdict: 'yes',
      text: dated(
        'CUI can be a drawing, a specification or a test result that is sensitive but not classified. New contracts ask for a self-assessment while Phase 2 is [suspended](#who-assesses).',
        {
          date: '2027-01-01',
          text: 'CUI can be a drawing, a specification or a test result that is sensitive but not classified. The solicitation names level and assessment, also since Phase 2 was [suspended](#who-assesses).',
        },
      ),
    },
    {
      title: 'You receive only federal contract information (FCI)',
      answer: 'Yes, you need Level 1 with fifteen requirements.',
      verdict: 'yes',
      text: 'FCI is what the government gives or receives under a contract and does not publish. You assess your own company against the requirements.',
    },
    {
      title: 'You receive neither CUI nor FCI',
      answer: 'No, then you need no CMMC level.',
      verdict: 'no',
      text: 'Suppliers of off-the-shelf items need none either. NATO and the European Union do not ask for CMMC.',
    },
  ],
  cases: [
    {
      kind: 'steps',
      id: 'cui-places',
      title: 'CUI in Europe: five ways',
      short: 'The first way is to avoid CUI',
      items: [
        { title: 'Receive no CUI', text: 'Ask for a drawing without CUI, or for interface data.' },
        {
          title: 'View it at the prime',
          text: 'You read it in the prime’s portal, without download or print. Your own computer may then be out of scope.',
        },
        {
          title: 'Keep it on paper, or in an enclave you own',
          text: 'An enclave is a closed network. All 110 requirements apply, but not FedRAMP, the US government’s cloud program. In our judgment this is usually the cheapest way.',
        },
        {
          title: 'Use a cloud at FedRAMP Moderate',
          text: 'The provider contracts with you and supports paragraphs (c) to (g) of clause 252.204-7012 of the Defense Federal Acquisition Regulation Supplement (DFARS). The export license covers both directions. AWS GovCloud (US) asks for a US entity and a US person as account holder, and Microsoft checks who may buy GCC High. FedRAMP has [the list of services](address:fedramp). {sure:common-practice}',
        },
        {
          title: 'Use a tenant of the prime or of a US affiliate',
          text: 'This is the quickest way, but the owner’s [system security plan](glossary:ssp) (SSP) and the license must name you.',
        },
      ],
      note: 'Ways 2 to 5 first need release to your country and export authorization. What you send back can need [a permit of your own country](/buyers/permits). Ordinary European clouds do not qualify, encrypted or not. Microsoft 365 commercial is for FCI only. {sure:second-hand} Read about [FedRAMP classes](/rules#fedramp-classes) and the proposal for the Federal Acquisition Regulation (FAR).',
    },
    {
      kind: 'steps',
      id: 'cui-mail',
      title: 'CUI by ordinary mail: six steps',
      short: 'Stop, isolate, tell',
      inTime: true,
      items: [
        {
          title: 'Stop',
          text: 'Do not open it again, forward, print or upload it, or answer with the attachment.',
        },
        {
          title: 'Isolate the file',
          text: 'Do not delete it, but stop phones from synchronizing it. Note who opened it, when and on which device, and which backups hold it.',
        },
        {
          title: 'Tell the sender and the prime',
          text: 'Call them, or write without content: is it CUI, is it released to our country, under which license, and what happens to the copies?',
        },
        {
          title: 'Decide within 72 hours',
          text: 'If clause 252.204-7012 is in your order, is this a cyber incident? Decide with the prime and counsel. At any sign of outside access, report to the DoD Cyber Crime Center (DC3).',
        },
        {
          title: 'Do not send the file on',
          text: 'That could be an export without a license, so keep other nationals out. The sender discloses the matter to the Directorate of Defense Trade Controls (DDTC). If a person or server of a 22 CFR 126.1 country is involved, DDTC is told at once. {sure:common-practice}',
        },
        {
          title: 'Close the matter',
          text: 'File the instruction and the proof of wiping. Check your affirmation, and agree on a channel for the next file.',
        },
      ],
      note: 'Does a wrong mail alone count as an incident? Two guides differ: ask the prime and DC3.',
    },
    {
      kind: 'table',
      id: 'first-ten-days',
      title: 'The first ten days',
      answer: 'Get the requirement in writing, then the permission, then the data',
      columns: ['Day', 'What you do'],
      rows: [
        [
          '1',
          'Get clause, level, kind of assessment (self or by an assessor), contract and date in writing.',
        ],
        [
          '2',
          'Ask whether you may receive the data: markings, and the US export rules [ITAR](glossary:itar) and [EAR](glossary:ear). Let no CUI in before the answer.',
        ],
        ['3', 'Trace where the data enters, rests and leaves: people, paper, machines, backups.'],
        ['4', 'Draw the smallest boundary that holds the data, and list what lies inside.'],
        ['5', 'Ask the providers of cloud, mail, backup and IT support for their FedRAMP evidence.'],
        [
          '6',
          'List your encryption: module, version and certificate number of the US validation program (CMVP).',
        ],
        ['7', 'Score the requirements of five and three points and the six exclusions honestly.'],
        ['8', 'Start the SSP, and decide whether you use an enclave.'],
        [
          '9',
          'Apply for the NATO supplier code (NCAGE), the DoD portal PIEE and its SPRS role. Name the Affirming Official, and practice the 72-hour report on paper.',
        ],
        [
          '10',
          'Decide on bid, price and date, or decline. If you hold [ISO/IEC 27001](glossary:iso-iec-27001), read [what carries over](/gaps/iso-27001-to-cmmc).',
        ],
      ],
    },
    {
      kind: 'text',
      id: 'clause-7012',
      title: 'Clause DFARS 252.204-7012 is in our order',
      short: 'Send letter U this week',
      answer: 'Send letter U this week; accept no CUI before the question of day 2 is answered',
      paragraphs: [
        'The clause alone does not require a certificate, but it covers your [machines too](#scope). It requires NIST SP 800-171 Revision 2 on every system with covered defense information, a report of each incident [to DC3](/rules#cmmc-incident-path) within 72 hours, and system images kept for 90 days.',
        'This week, send [letter U](/letters#letter-U), which asks for clauses, FCI or CUI, marking, license and channel, and follow the [first days](#first-ten-days). Pass the clause on to a supplier that gets the data or gives operationally critical support. {fact:cmmc-cloud}',
      ],
    },
    {
      kind: 'group',
      id: 'who-assesses',
      title: 'Who may assess',
      short: 'You, or an authorized assessor',
      answer:
        'You assess yourself, or a C3PAO does if the contract says so, in Europe too, without a US company',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Only an authorized or accredited C3PAO counts, and it may not have advised you. The rule does not bar assessments abroad. {fact:cmmc-emass}',
            '{fact:cmmc-now} A self-assessment gives a status, not a certificate.',
            'You need no US company for the assessment. {sure:second-hand} Take only assessors that the [Cyber AB Marketplace](address:cyber-ab) shows as Authorized or Accredited. We did not search for one in your country. Ask three of them these four questions.',
          ],
        },
        {
          kind: 'steps',
          items: [
            'Are you Authorized or Accredited today, and have you assessed a company outside the United States?',
            'What do you charge for our number of users and sites in our country, travel and the check of open items within 180 days included, and when is the first date?',
            'Who comes, may they lawfully see what we hold under its export license, and which part is remote?',
            'Has any of you advised us or our provider, and must our evidence be in English?',
          ],
        },
      ],
      note: 'The questions are ours and rest on 32 CFR 170.9 and 170.11, the rules for assessors. {sure:common-practice}',
    },
    {
      kind: 'table',
      id: 'level-1',
      title: 'Level 1: the fifteen requirements',
      short: 'No requirement may be open',
      answer: 'Each requirement is met, or does not apply for a stated reason; none may be open',
      lead: 'The last column is our advice, not the rule.',
      columns: ['FAR 52.204-21(b)(1)', 'In plain words', 'What a company of eight shows'],
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
        ['(iv)', 'Put nothing from the contract on public pages', 'One named person approves; log'],
        ['(v)', 'Each user, process and device has a name', 'No shared accounts; serial numbers'],
        ['(vi)', 'Prove the name before access', 'Password rule, second factor, defaults changed'],
        ['(vii)', 'Wipe or destroy media before reuse', 'Log: device, date, method, who'],
        ['(viii)', 'Only approved people reach devices and rooms', 'Office plan, key list, locked cabinet'],
        ['(ix)', 'Escort visitors, log visits, manage keys', 'Visitor book, key register'],
        ['(x)', 'Watch and protect traffic at the network’s border', 'Firewall settings, last review'],
        ['(xi)', 'Keep public servers apart', 'Website elsewhere; guest Wi-Fi apart'],
        ['(xii)', 'Find, report and fix flaws in time', 'Own deadlines; update report'],
        ['(xiii)', 'Protect against malware', 'List of devices with product and state'],
        ['(xiv)', 'Keep that protection up to date', 'Automatic updates, screenshot'],
        ['(xv)', 'Scan regularly, and scan each outside file', 'Schedule, real-time scan, one report'],
      ],
      note: 'You have to keep the evidence for six years. {sure:second-hand} No SSP is demanded, but write two pages on scope, people and devices. In the Supplier Performance Risk System (SPRS) open Cyber Reports, choose “Add New Level 1 CMMC Self-Assessment”, then affirm. {sure:second-hand}',
    },
    {
      kind: 'text',
      id: 'registers',
      title: 'Registers and accounts',
      short: 'You rarely need SAM.gov',
      answer: 'You need NCAGE, PIEE and SPRS, and SAM.gov only if you bid yourself',
      paragraphs: [
        '{fact:sprs-subcontractor} All are free, and you apply for the NCAGE first. {fact:sam-renewal} See [what else a US buyer checks](/buyers/united-states).',
      ],
    },
  ],
};
