/**
 * Labels shared by several page families; labels of one family are next to its records. A name in braces is a
 * placeholder, filled by `fill` in lib/text.
 */
export const labels = {
  yes: 'Yes',
  no: 'No',
  breadcrumb: 'Breadcrumb',
  services: 'Services',
  comingSoon: 'Coming Soon',
  drafts: 'What each station drafts',
  proof: 'Proof: {proof}',
  /** Ticks on an axis of months: zero, the others, the last one. */
  start: 'Start',
  month: 'Month {number}',
  months: '{number} months',
  monthsOf: '{part} of {whole} months',
  oneMonth: '{number} month',
  /** Unit without a number, next to a figure set in larger type. */
  monthsUnit: 'months',
  station: 'Station {number}',
  hours: '{number} h',
  kilometers: '{number} km',
} as const;

/** Label of a link to a glossary entry where the term alone could mean another page, by the language of the page. */
export const entryLabels = { en: '{term}, glossary', uk: '{term}, глосарій' } as const;

/** Label of each part of the provider's identity. */
export const providerLabels = {
  legalName: 'Legal name',
  legalForm: 'Legal form',
  address: 'Address',
  cvr: 'CVR number',
  dataProtection: 'Data protection contact',
  hosting: 'Host of this website',
} as const;

/** Spans of calendar months and of weeks at a station. */
export const spans = {
  months: { one: 'Month {from}', more: 'Months {from}–{to}' },
  weeks: { one: 'Week {from}', more: 'Weeks {from}–{to}' },
} as const;

/** Month names, January first. */
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

/** Joins the last two entries of a list in a sentence. */
export const lastTwo = '{before} and {last}';

/** Accessible names of the parts of a carousel. */
const carouselLabels = {
  slide: '{index} of {count}: {name}',
  /** Position of the current slide, after its name, where the list of slides does not fit. */
  place: '{index} of {count}',
  choose: 'Choose a slide',
  pause: 'Pause rotation',
  resume: 'Resume rotation',
} as const;

/** Labels of the banner carousel. */
export const bannerLabels = { ...carouselLabels, previous: 'Previous slide', next: 'Next slide' } as const;
/** Labels of the services carousel. */
export const servicesCarouselLabels = {
  ...carouselLabels,
  previous: 'Previous services',
  next: 'Next services',
} as const;

/** Labels of either carousel, for the component that both share. */
export type CarouselLabels = typeof bannerLabels | typeof servicesCarouselLabels;

/** Heading of the page list in llms.txt. */
export const llmsPages = 'Pages';
