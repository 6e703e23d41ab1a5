/** Copy shared by the legal texts. */
export const legalLabels = {
  texts: 'Legal texts',
  glance: 'The figures at a glance',
  contents: 'On this page',
  contentsDisclosure: 'On this page: {count} sections',
  /** Reference to a section, with a no-break space. */
  section: 'section\u00a0{number}',
  /** Reference next to a figure, where a line break is allowed. */
  adjacentSection: 'section {number}',
  mailbox: 'Mailbox',
  /** Link below every text. */
  glossary: 'Terms of tenders and contracts are explained in the [glossary](/glossary).',
  /** Label of facts checked after the date of the text. */
  note: 'Editor’s note',
  /** Date and mailbox below the lead. */
  dated: '{dated} {date}. Questions go to {mailbox}.',
  /** Labels of the drawing of a contract's end, in days. */
  ending: {
    caption: 'The end of a contract, in days',
    cancel: { title: 'Cancel by here', when: '{figure:terms.cancellation} before the end' },
    end: { title: 'Service stops', when: 'The term ends' },
    dataExport: { title: 'Export closes', when: '{figure:terms.dataExport} after the end' },
  },
} as const;
