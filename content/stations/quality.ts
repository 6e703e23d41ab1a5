import { responseTimeText } from '@/content/constants';
import { stationHeads } from './heads';
import { qualityTargets } from './targets';
import type { Station } from './types';

const head = stationHeads.quality;

/** Station 3: /stations/quality. */
export const quality: Station = {
  ...head,
  title: head.name,
  subtitle: 'ISO 9001:2015 and process excellence',
  meta: {
    title: 'Station 3 Quality: ISO 9001:2015 | ComplyTrain',
    description: `How does a startup get ready for ISO 9001:2015 in ${head.weeks.min}–${head.weeks.max} weeks? Four phases from gap analysis to certification preparation, with checklist and targets.`,
  },
  lead: 'A buyer asks how you make sure that each part is right. Station 3 turns your answer into a [quality management system](glossary:qms) (QMS) that an auditor can follow.',
  feeds: ['iso9001', 'aqap2110', 'as9100d'],
  facts: [{ term: 'Starts from', text: '[Security](/stations/security)' }],
  column: {
    blocks: [
      {
        kind: 'list',
        id: 'requirements',
        title: 'Requirements of ISO 9001:2015',
        items: [
          {
            title: 'Plan: context, leadership and risk',
            text: 'You know who depends on your product, what can go wrong and what management commits to.',
            proof: 'Scope, quality policy, register of risks and opportunities',
          },
          {
            title: 'Do: controlled operation',
            text: 'Design, purchasing, production and release follow a defined path, which includes your suppliers.',
            proof: 'Order file from contract review to release',
          },
          {
            title: 'Check: audit and review',
            text: 'You measure, you audit yourself, and management reads the result.',
            proof: 'Internal audit report, management review record',
          },
          {
            title: 'Act: corrective action',
            text: 'You find the cause of a fault, remove the cause and show that the fault does not come back.',
            proof: 'Corrective actions with cause and check of effect',
          },
        ],
      },
      {
        kind: 'checklists',
        id: 'documentation',
        title: 'Documentation checklist',
        groups: [
          {
            title: 'Core documentation',
            items: [
              {
                text: 'Scope of the quality system, design included if you design',
                proof: 'Scope statement',
              },
              { text: 'Quality policy and measurable objectives', proof: 'Policy signed by management' },
              { text: 'Process map with an owner for each process', proof: 'Process map with names' },
              {
                text: 'Control of documents and records',
                proof: 'Register with versions and retention periods',
              },
              {
                text: 'Design control, or the reason it does not apply',
                proof: 'Design reviews and verification records, or the reason in the scope',
              },
            ],
          },
          {
            title: 'Management systems',
            items: [
              {
                text: 'Risks and opportunities, with planned actions',
                proof: 'Register with owners and dates',
              },
              {
                text: 'Competence of the people who do the work',
                proof: 'Skills matrix and training records',
              },
              { text: 'Calibration of measuring equipment', proof: 'Equipment list with need and due date' },
              { text: 'Selection and evaluation of suppliers', proof: 'Approved supplier list with results' },
              {
                text: 'Internal audit program and management review',
                proof: 'Audit report and review record',
              },
              {
                text: 'Nonconforming output and corrective action',
                proof: 'Log with cause and effect check',
              },
            ],
          },
        ],
      },
    ],
    deliverables: [
      'Gap report against [ISO 9001](glossary:iso-9001):2015',
      'Quality policy and objectives',
      'Process map and procedures',
      'Internal audit report',
      'Management review record',
      'File for the certification body',
    ],
    contact: {
      title: 'Contact about your quality system',
      text: `Tell us which processes you have. Send no drawings and no data of your buyers. ${responseTimeText}.`,
      action: 'Contact us',
    },
  },
  blocks: [
    {
      kind: 'tabs',
      id: 'phases',
      size: 'section',
      title: 'Weekly plan',
      lead: 'The four phases are to scale. The dashed line marks eight weeks, the shortest time.',
      theme: 'tint',
      phases: [
        {
          from: 1,
          to: 2,
          title: 'Gap Analysis',
          text: 'We compare how you work with ISO 9001:2015. You learn what exists, what is missing, and who closes each gap by when.',
          handOver:
            'A description of your work from quote to delivery, and the number of complaints that you have had',
          owner: 'Process owners answer, the platform drafts the gap report, a consultant checks it',
          outputs: [
            'Gap report for your review',
            'First process map',
            'Scope of the quality system',
            'Plan with owners and dates',
          ],
        },
        {
          from: 3,
          to: 5,
          title: 'QMS Development',
          text: 'You get short procedures, one numbering system and one way to approve. Your team decides on the drafts.',
          handOver:
            'A list of the work instructions and supplier agreements that you use. Send no drawings; controlled and classified files stay with you',
          owner: 'Process owners write, management approves',
          outputs: [
            'Quality policy and objectives',
            'Procedures for the main processes',
            'Register of risks and opportunities',
            'Control of documents and records',
          ],
        },
        {
          from: 6,
          to: 8,
          title: 'Implementation',
          text: 'You use the system on live orders. An auditor asks for these records first.',
          handOver:
            'The order numbers of two or three live orders, and time to brief each team. The order files stay with you',
          owner: 'Everyone who does the work; process owners sample the records',
          outputs: [
            'Staff briefed on their procedures',
            'Records from live orders',
            'Supplier evaluations',
            'First corrective actions closed',
          ],
        },
        {
          from: 9,
          to: 10,
          title: 'Certification Preparation',
          text: 'You hold one internal audit and one management review. The certification body audits and decides after this station.',
          handOver:
            'An internal auditor who does not audit their own work, and half a day of management’s time',
          owner: 'Internal auditor reports, top management reviews',
          outputs: [
            'Internal audit report',
            'Management review record',
            'Open points closed or planned',
            'File for the certification body',
          ],
        },
      ],
      note: 'The drawing shows {figure:stations.quality.max}; the station takes {figure:stations.quality}. It overlaps the stations before and after it.',
    },
    {
      kind: 'targets',
      id: 'targets',
      size: 'section',
      title: 'Success metrics',
      lead: 'We set these targets with you and measure them at the end on your records. They are targets, not promises.',
      targets: qualityTargets,
    },
    {
      kind: 'list',
      id: 'after',
      theme: 'tint',
      title: 'Certification and what follows',
      items: [
        {
          title: 'The certification body takes over',
          text: 'It audits your documents first and your practice second: [ISO 9001:2015](/certifications/iso9001). If your certificate comes from a Ukrainian certification body, see [four cases](/certifications/iso9001#ukrainian-certificate).',
        },
        {
          title: 'Auditors ask for records',
          text: 'Plan for two to three months of records before the audit, while Station 4 is in progress. Ask your certification body how many months it wants to see.',
        },
        {
          title: 'AQAP 2110 and AS9100D build on it',
          text: '[AQAP 2110](/certifications/aqap2110), an Allied Quality Assurance Publication, adds NATO’s contract requirements. [AS9100D](/certifications/as9100d) adds the requirements of aerospace. You can look up [build to print](/certifications/aqap2110#cases), [calibration](/certifications/aqap2110#calibration), [orders to your suppliers](/certifications/aqap2110#orders) and the accreditation of special processes by [Nadcap](/certifications/as9100d#nadcap).',
        },
        { title: 'ISO 9001:2026', text: '{fact:iso9001-2026}' },
      ],
    },
  ],
  next: {
    station: 'defense-standards',
    text: '[AQAP 2110](glossary:aqap-2110) and export control build on the quality system that you now run.',
    action: 'Continue to Station 4',
  },
};
