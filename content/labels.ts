/**
 * Words that parts of several page families share; the words of one family are beside its records. A name in braces
 * is a place that the reader of the label fills (`fill` of lib/text).
 */
export const labels = {
  /** Name of a link to a glossary entry where the word alone names another page too. */
  entry: '{term}, glossary',
  yes: 'Yes',
  no: 'No',
  close: 'Close',
  breadcrumb: 'Breadcrumb',
  services: 'Services',
  comingSoon: 'Coming Soon',
  drafts: 'What each station drafts',
  proof: 'Proof: {proof}',
  /** Zero of a scale of months, its other ticks and its end. */
  start: 'Start',
  month: 'Month {number}',
  months: '{number} months',
  monthsOf: '{part} of {whole} months',
  oneMonth: '{number} month',
  /** The unit alone, behind a figure that is set apart. */
  monthsUnit: 'months',
  station: 'Station {number}',
  hours: '{number} h',
  kilometers: '{number} km',
} as const;

/** What comes before each part of the provider's identity. */
export const providerLabels = {
  legalName: 'Legal name',
  legalForm: 'Legal form',
  address: 'Address',
  cvr: 'CVR number',
  dataProtection: 'Data protection contact',
  hosting: 'Host of this website',
} as const;

/** Spans of calendar months and of a station's weeks. */
export const spans = {
  months: { one: 'Month {from}', more: 'Months {from}–{to}' },
  weeks: { one: 'Week {from}', more: 'Weeks {from}–{to}' },
} as const;

/** The months in the calendar's order. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The last two entries of a list in a sentence. */
export const lastTwo = '{before} and {last}';

/** What the parts of a carousel are called. */
const carouselLabels = {
  slide: '{index} of {count}: {name}',
  /** After the name of the slide in view, where the others have no room. */
  place: '{index} of {count}',
  choose: 'Choose a slide',
  pause: 'Pause rotation',
  resume: 'Resume rotation',
} as const;

/** Buttons of the banner and of the services carousel. */
export const bannerLabels = { ...carouselLabels, previous: 'Previous slide', next: 'Next slide' } as const;
export const servicesCarouselLabels = {
  ...carouselLabels,
  previous: 'Previous services',
  next: 'Next services',
} as const;

export type CarouselLabels = typeof bannerLabels | typeof servicesCarouselLabels;

/** Heading of the list of pages in llms.txt. */
export const llmsPages = 'Pages';
