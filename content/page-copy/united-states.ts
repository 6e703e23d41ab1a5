import type { TopicId } from '../buyers/types';
import type { Text } from '../text';

/** Copy of the page on a first US order; the statements come from its record. */
export const unitedStatesCopy = {
  facts: [
    {
      term: 'CMMC level',
      text: 'Level 2 for controlled unclassified information (CUI), Level 1 for federal contract information (FCI)',
    },
    { term: 'Export license', text: 'The prime names its license for each file' },
    { term: 'Origin of parts', text: 'Eleven rules; parts from China are excluded' },
    {
      term: 'Codes and accounts',
      text: 'NATO supplier code (NCAGE); accounts in two DoD portals if you need a level',
    },
  ] satisfies { term: string; text: Text }[],
  /** Labels of the sections and rows. */
  contents: {
    title: 'On this page',
    items: [
      { id: 'answers', title: 'CMMC level, drawings, parts from China' },
      { id: 'parts', title: 'Parts check' },
      { id: 'steps', title: 'First order, step by step' },
      { id: 'offer', title: 'Documents for the prime' },
      { id: 'times', title: 'Duration of each step' },
      { id: 'clause', title: 'Quality standard' },
      { id: 'outside', title: 'Bids from abroad' },
      { id: 'marks', title: 'CUI and incidents' },
      { id: 'offices', title: 'Offices' },
    ],
  },
  /** Heading of the three answers and the letter. */
  answers: 'CMMC level, drawings, parts from China, and the first letter',
  parts: {
    id: 'parts',
    title: 'Parts check',
    lead: 'Solid lines and rings mark parts with a rule in force, dashed ones parts whose rules come later.' satisfies Text,
    /** Accessible name of the list next to the drawing. */
    list: 'Parts of a drone, with the rules that name them',
  },
  rules: {
    id: 'parts-rules',
    title: 'Rules on the origin of parts',
    columns: [
      { label: 'Rule', width: 'm' },
      { label: 'Parts covered' },
      { label: 'Date', width: 'm' },
      { label: 'What you show the prime' },
    ],
    open: {
      title: 'Open questions about parts',
      answer: 'Ask about magnets in motors, “electronic devices”, the ban on use, and the Blue list',
    },
  },
  steps: { id: 'steps', title: 'A first US order in eight steps', paper: ' Keep: {paper}.' },
  offer: { id: 'offer', title: 'What you send to the prime', answer: 'Seven documents, but never your SSP' },
  times: {
    id: 'times',
    title: 'How long each step takes',
    answer: 'Codes take weeks. A license takes one to six months {sure:our-estimate}',
  },
  known: {
    id: 'known',
    title: 'Buyers, quality, markings and offices in the United States',
    /** Labels of the rows whose question differs from other buyers. */
    names: {
      clause: 'Quality standard in the contract',
      buys: 'Who buys, and where notices appear',
    } as Partial<Record<TopicId, string>>,
  },
  offices: {
    id: 'offices',
    title: 'Offices in the United States',
    answer: 'For licenses, CMMC levels, codes, drones, incidents and clearances',
  },
  more: {
    name: 'Next steps',
    links: [
      { label: 'Permit to export', href: '/buyers/permits' },
      { label: 'All buyers', href: '/buyers' },
    ],
  },
} as const;
