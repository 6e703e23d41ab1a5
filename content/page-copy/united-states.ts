import type { TopicId } from '../buyers/types';
import type { Text } from '../text';

/** Copy of the page on a first US order; the statements come from its record. */
export const unitedStatesCopy = {
  facts: [
    { term: 'Level', text: 'CUI: Level 2. FCI: Level 1' },
    { term: 'License', text: 'The prime names it for each file' },
    { term: 'Parts', text: 'Eleven rules; China is out' },
    { term: 'Codes', text: 'NCAGE; PIEE and SPRS with a level' },
  ] satisfies { term: string; text: Text }[],
  /** Questions, each with the section or row that answers it. */
  contents: {
    title: 'On this page',
    items: [
      { id: 'answers', title: 'Do we need a level, may we see the drawing, are parts from China?' },
      { id: 'parts', title: 'Which rules exclude which parts?' },
      { id: 'steps', title: 'What do we do first, and what then?' },
      { id: 'offer', title: 'What goes to the prime?' },
      { id: 'times', title: 'How long does each step take?' },
      { id: 'clause', title: 'Which quality standard does the contract name?' },
      { id: 'outside', title: 'May a company from abroad bid?' },
      { id: 'marks', title: 'What is CUI, and where do we report an incident?' },
      { id: 'offices', title: 'Which offices do we write to?' },
    ],
  },
  /** Heading of the three answers and the letter. */
  answers: 'Four answers first',
  parts: {
    id: 'parts',
    title: 'Parts check',
    columns: [
      { label: 'Rule', width: 'm' },
      { label: 'Parts' },
      { label: 'From', width: 'm' },
      { label: 'Show' },
    ],
    open: {
      title: 'Still open',
      answer: 'Magnet in a motor, “electronic device”, ban on use, Blue list: ask',
    },
  },
  steps: { id: 'steps', title: 'Eight steps', paper: ' Keep: {paper}.' },
  offer: { id: 'offer', title: 'What goes to the prime', answer: 'Seven papers, and never your SSP' },
  times: {
    id: 'times',
    title: 'How long',
    answer: 'Codes: weeks. A license: one to six months {sure:our-estimate}',
  },
  known: {
    id: 'known',
    title: 'Rules and practice',
    /** Labels of the rows whose question differs from other buyers. */
    names: { clause: 'Quality in the contract', buys: 'Who buys, where' } as Partial<Record<TopicId, string>>,
  },
  offices: { id: 'offices', title: 'Offices', answer: 'DDTC, BIS, PIEE, SPRS, SAM.gov, DC3' },
  more: {
    name: 'Then',
    links: [
      { label: 'Permit to export', href: '/buyers/permits' },
      { label: 'All buyers', href: '/buyers' },
    ],
  },
} as const;
