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

/** A seat: office, days, what to file, and what else the nation's own law says beside its first line, the office. */
function seatRow({
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
    // Office and days, as sure as the days are; the office alone where nobody names any.
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

/** The law of one nation on making military and armed drones. */
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

/** Six steps, the seats we read, and the law on armed drones by nation. */
export const permitSections: readonly BuyerSection[] = [
  { ...steps, steps: permitSteps, rows: [letter] },
  {
    ...seats,
    theme: 'tint',
    rows: [
      ...homePermits.map(seatRow),
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

/** Nations whose office names days for military goods, shortest first: "Germany 30". */
export const namedDays = homePermits
  .flatMap(({ home, military: n }) => (n ? [{ country: buyerBySlug[home].name, n }] : []))
  .sort((one, other) => one.n - other.n)
  .map((each) => fill(facts.daysOf, each))
  .join(', ');

/** The seats of the page, under their fragments. */
export const permitSeats = homePermits.map(({ home }) => ({ id: home, title: buyerBySlug[home].name }));

/** Its links from the pages of buyers: all of it, by seat, and armed drones. Each answers where its words stood. */
export const permitLinks = [
  { label: all, href: '/buyers/permits', id: 'permits' },
  ...homePermits.map(({ home }) => ({
    label: fill(from, { nation: buyerBySlug[home].inText }),
    href: `/buyers/permits#${home}`,
    id: `permit-${home}`,
  })),
  { label: armed.title, href: '/buyers/permits#armed' },
];

/** The same in one line of links, with the texts behind them. */
export const permitPageLinks = { name: permitsPage.title, links: permitLinks };
