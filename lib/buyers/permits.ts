import { buyerBySlug, buyerRecords } from '@/content/buyers';
import { permitDays } from '@/content/buyers/permit-days';
import { exportOffices, type HomePermit, homePermits, permitSteps } from '@/content/buyers/permits';
import { weaponEverywhere } from '@/content/buyers/shared';
import {
  type Buyer,
  type BuyerSection,
  type BuyerStatement,
  type NamedStatements,
  weaponQuestions,
} from '@/content/buyers/types';
import { type Certainty, certainties } from '@/content/certainty';
import { permitsPage } from '@/content/page-copy/permits';
import type { Statement } from '@/content/statement';
import type { Text } from '@/content/text';
import { addressHost } from '../addresses/addresses';
import { contactLines } from '../addresses/contacts';
import { askOfficeText } from '../certainty/certainty-labels';
import { fill } from '../text/fill';

const { all, armed, elsewhere, facts, letter, seats, steps } = permitsPage;

/** A short answer, with its certainty if it has one. */
type Answer = Text | Statement;

/** A row of the table of permits: the answers of its cells, and the statements behind them. */
export interface PermitRow {
  /** The id of the statements, the target of a fragment. */
  id: string;
  name: string;
  military: Text;
  dualUse?: Text;
  /** The days for military items, at most, with a bar; without stated days whom to ask. */
  days: { value?: number; answer: Answer };
  unarmed?: Answer;
  armed?: Answer;
  /** Statements on the export license, and on the permit to make a drone. */
  license: readonly NamedStatements[];
  making: readonly NamedStatements[];
}

/** The end of the axis of the days. */
export const longestPermit = 60;
const daysPerWeek = 7;

/** Returns what to know about the license of a country with a record of its permits: office, days, documents, law. */
const homeLicense = ({ home, office, address, contact, file, times, points = [] }: HomePermit) => [
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
  { name: seats.also, lines: [...buyerBySlug[home].topics.export.facts.slice(1), ...points] },
];

/** Returns the days for military items; those of the Netherlands are stated in weeks, for every decision. */
function daysOf(slug: Buyer['slug'], permit?: HomePermit): PermitRow['days'] {
  const time = permit?.times.find(({ days }) => days === permit.military);
  if (permit?.military && time)
    return {
      value: permit.military,
      answer: { text: String(permit.military), certainty: time.certainty },
    };
  if (slug !== 'netherlands') return { answer: seats.askDays };
  const { weeks } = permitDays.NL;
  return { value: weeks * daysPerWeek, answer: fill(seats.weeks, { n: String(weeks) }) };
}

/** Returns a short answer about a permit with the certainty of the least certain statement behind it. */
function permitAnswer(weapon: NonNullable<Buyer['weapon']>, question: 'unarmed' | 'armed'): Answer {
  const known = weapon.answers[question].map(({ certainty }) => certainty as Certainty);
  const certainty = certainties.findLast((level) => level !== 'open' && known.includes(level));
  return { text: weapon.permit[question], certainty: certainty ?? 'verified' };
}

/** Returns the row of a nation. */
function nationRow({ slug, name, topics, weapon }: Buyer): PermitRow {
  const permit = homePermits.find(({ home }) => home === slug);
  const offices = exportOffices[slug] ?? { military: topics.export.short, dualUse: seats.sameOffice };
  return {
    id: slug,
    name,
    ...offices,
    days: daysOf(slug, permit),
    ...(weapon && {
      unarmed: permitAnswer(weapon, 'unarmed'),
      armed: permitAnswer(weapon, 'armed'),
    }),
    license: permit ? homeLicense(permit) : [{ name: seats.also, lines: topics.export.facts }],
    making: weapon
      ? [
          { name: armed.who, lines: [fill(armed.decides, { who: weapon.who })] },
          ...weaponQuestions.map((question) => ({
            name: armed.questions[question],
            lines: weapon.answers[question] as readonly BuyerStatement[],
          })),
        ]
      : [],
  };
}

const homes = homePermits.map(({ home }) => buyerBySlug[home]);
const otherNations = buyerRecords.filter(
  (buyer) => buyer.group === 'nation' && !homes.some(({ slug }) => slug === buyer.slug),
);

/** One row per country of a seller: those whose offices and documents we researched first. */
export const permitRows: readonly PermitRow[] = [
  ...[...homes, ...otherNations].map(nationRow),
  ...elsewhere.map(({ title: name, lines, ...row }) => ({
    ...row,
    name,
    days: { answer: seats.askDays },
    license: [{ name: seats.also, lines }],
    making: [],
  })),
];

/** The section before the table: six steps and the letter that asks for the classification. */
const stepsSection: BuyerSection = { ...steps, steps: permitSteps, rows: [letter] };

/** The section after the table: when a drone is a weapon, and what applies in every country. */
const armedSection: BuyerSection = {
  ...armed,
  theme: 'ink',
  note: armed.stop,
  points: [weaponEverywhere],
};

/** The statements of the page, section by section, in page order. */
export const permitContent = { steps: [stepsSection], countries: permitRows, armed: [armedSection] };

/** Nations whose office states days for military goods, shortest first, for example "Germany 30". */
export const namedDays = homePermits
  .flatMap(({ home, military: n }) => (n ? [{ country: buyerBySlug[home].name, n }] : []))
  .sort((a, b) => a.n - b.n)
  .map((entry) => fill(facts.daysOf, entry))
  .join(', ');

/** Links from buyers' pages to the permits page. */
export const permitLinks = [
  { label: all, href: `/buyers/permits#${seats.id}` },
  { label: armed.title, href: '/buyers/permits#armed' },
];

/** The same links as one line. */
export const permitPageLinks = { name: permitsPage.title, links: permitLinks };
