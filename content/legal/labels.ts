/** Words that the six legal texts share. */
export const legalLabels = {
  texts: 'Legal texts',
  glance: 'The figures at a glance',
  contents: 'On this page',
  contentsFold: 'On this page: {count} sections',
  /** A reference; its space never breaks. */
  section: 'section\u00a0{number}',
  /** The same beside a figure, where a line may break. */
  sectionBeside: 'section {number}',
  mailbox: 'Mailbox',
  /** Under every text. */
  glossary: 'Terms of tenders and contracts are explained in the [glossary](/glossary).',
  /** Comes before what was checked after the date of the text. */
  note: 'Editor’s note',
  /** Date and mailbox under the lead. */
  dated: '{dated} {date}. Questions go to {mailbox}.',
  /** The end of a contract, drawn in days. */
  ending: {
    caption: 'The end of a contract, in days',
    cancel: { title: 'Cancel by here', when: '{=terms.cancellation} before the end' },
    end: { title: 'Service stops', when: 'The term ends' },
    dataExport: { title: 'Export closes', when: '{=terms.dataExport} after the end' },
  },
} as const;
