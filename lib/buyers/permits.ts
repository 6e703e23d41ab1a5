import { buyerBySlug, buyerRecords } from '@/content/buyers';
import { type HomePermit, homePermits, permitSteps } from '@/content/buyers/permits';
import { weaponEverywhere } from '@/content/buyers/shared';
import { type Buyer, type BuyerRow, type BuyerSection, weaponQuestions } from '@/content/buyers/types';
import { permitsPage } from '@/content/page-copy/permits';
import { addressHost } from '../addresses/addresses';
import { contactLines } from '../addresses/contacts';
import { askOfficeText } from '../certainty/certainty-labels';
import { fill } from '../text/fill';

const { all, armed, elsewhere, facts, from, letter, seats, steps } = permitsPage;

/** Returns the row of a home country: office, days, what to file, and further rules of its law. */
function homeCountryRow({
  home,
  office,
  address,
  contact,
  file,
  times,
  points = [],
  military: n,
}: HomePermit): BuyerRow {
  const { name, topics } = buyerBySlug[home];
  const { short, facts: law } = topics.export;
  const [{ certainty }] = times;
  return {
    id: home,
    title: name,
    // The answer has the certainty of the days; without stated days it contains only the office.
    answer: n
      ? ({ text: fill(seats.answer, { office: short, n: String(n) }), certainty } as BuyerRow['answer'])
      : short,
    facts: [
      {
        name: seats.office,
        lines: [
          address ? `${office}. [${addressHost(address)}](address:${address})` : `${office}.`,
          ...(contact ? contactLines(contact) : []),
        ],
      },
      {
        name: seats.days,
        lines: times.map(({ what, days, ...time }) =>
          time.certainty === 'open'
            ? askOfficeText(time.ask)
            : { ...time, text: fill(seats.daysOf, { n: String(days), what }) },
        ),
      },
      { name: seats.file, lines: file },
      { name: seats.also, lines: [...law.slice(1), ...points] },
    ],
  };
}

/** Returns the row on a nation's law about making military and armed drones. */
const weaponRow = ({ name, weapon }: Buyer): BuyerRow[] =>
  weapon
    ? [
        {
          title: name,
          answer: weapon.short,
          facts: [
            { name: armed.who, lines: [weapon.who] },
            ...weaponQuestions.map((question) => ({
              name: armed.questions[question],
              lines: weapon.answers[question],
            })),
          ],
        },
      ]
    : [];

const otherNations = buyerRecords.filter(
  ({ group, slug }) => group === 'nation' && !homePermits.some(({ home }) => home === slug),
);

/** The sections of the page: six steps, the researched home countries, and the law on armed drones by nation. */
export const permitSections: readonly BuyerSection[] = [
  { ...steps, steps: permitSteps, rows: [letter] },
  {
    ...seats,
    theme: 'tint',
    rows: [
      ...homePermits.map(homeCountryRow),
      ...otherNations.map(({ name, slug, topics }) => ({
        id: slug,
        title: name,
        answer: topics.export.short,
        lines: topics.export.facts,
      })),
      ...elsewhere,
    ],
  },
  {
    ...armed,
    note: armed.stop,
    rows: [...buyerRecords.flatMap(weaponRow), { ...armed.everywhere, lines: [weaponEverywhere] }],
  },
];

/** Nations whose office states days for military goods, shortest first, for example "Germany 30". */
export const namedDays = homePermits
  .flatMap(({ home, military: n }) => (n ? [{ country: buyerBySlug[home].name, n }] : []))
  .sort((a, b) => a.n - b.n)
  .map((entry) => fill(facts.daysOf, entry))
  .join(', ');

/** Home countries on the page, by fragment id. */
export const permitSeats = homePermits.map(({ home }) => ({ id: home, title: buyerBySlug[home].name }));

/** Links from buyers' pages to the permits page: the whole page, by home country, and armed drones. */
export const permitLinks = [
  { label: all, href: '/buyers/permits' },
  ...homePermits.map(({ home }) => ({
    label: fill(from, { nation: buyerBySlug[home].nameInSentence }),
    href: `/buyers/permits#${home}`,
  })),
  { label: armed.title, href: '/buyers/permits#armed' },
];

/** The same links as one line. */
export const permitPageLinks = { name: permitsPage.title, links: permitLinks };
