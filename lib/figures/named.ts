import { exampleBudget, tableHeadcounts } from '@/content/budget/certification-tables';
import { departmentEstimate } from '@/content/budget/cmmc';
import { headcountOfSize } from '@/content/budget/own-days';
import { permitDays } from '@/content/buyers/permit-days';
import { certificationBySlug } from '@/content/certifications';
import { iso9001 } from '@/content/certifications/iso9001';
import { fees, licenses } from '@/content/certifications/itar';
import { certificationMonths, firstBidMonth } from '@/content/claims';
import { guaranteeDays, responseHours } from '@/content/constants';
import { lastTwo } from '@/content/labels';
import { dataAct, regulation, retention, termsFigures } from '@/content/legal/figures';
import type { Locale } from '@/content/locales';
import { ownership } from '@/content/ownership';
import { traditionalCost } from '@/content/platform';
import { stationHeads, stationList } from '@/content/stations/heads';
import { days, hours, months, percent, type Range, usd } from '@/content/units';
import { certificationBudget } from '@/lib/budget/certification';
import { exampleCosts } from '@/lib/budget/example-costs';
import { money } from '@/lib/budget/print';
import { stateCharges } from '@/lib/budget/state-charges';
import { defaultAnswers } from '@/lib/planner/engine/answers';
import { plan } from '@/lib/planner/engine/plan';
import { fill } from '@/lib/text/fill';
import { formatOpenMonths, formatShort, sumRanges } from './format';
import { formatRangeIn } from './format-in';
import { groundworkMonths } from './groundwork';
import { journeyMonths, platformRoute, traditionalMonths } from './journey';
import { totalDuration, totalInvestment } from './totals';

/** A figure as data, as formatted text (in English if it has a unit), as a function of the language, or a set of figures. */
type Figures = { [name: string]: Figures | Range | string | ((locale: Locale) => string) };

/** The certificates of our example, drones for Germany: their support, and its savings against the traditional route, at both ends. */
const exampleCertificates = [iso9001, certificationBySlug.aqap2110];
const support = sumRanges(exampleCertificates.map(totalInvestment));
const exampleCertificateCosts = (locale: Locale) =>
  exampleCosts(
    exampleCertificates.map(({ slug }) => slug),
    locale,
  );
const savedShare = percent(
  ...([support.min / traditionalCost.min, support.max / traditionalCost.max].map((part) =>
    Math.round((1 - part) * 100),
  ) as [number, number]),
);

const { l1_self, l2_self, l2_c3pao } = departmentEstimate;

const saved = months(traditionalMonths.max - journeyMonths.max);
const phaseMonths = platformRoute.phases.map(({ months }) => months);
const longest = <U extends Range['unit']>({ max, unit }: Range<U>): Range<U> => ({ min: max, max, unit });

/** State charges in Poland for a company with five cleared persons. */
const polishClearance = stateCharges({
  heads: 50,
  rate: 'east',
  wanted: ['nato-clearance'],
  clearance: { state: 'PL', persons: 5 },
}).reduce<[number, number]>(([min, max], line) => [min + line.min, max + line.max], [0, 0]);
/** Returns months and support of ISO 9001 for a system in use without a certificate, as the planner calculates them. */
function iso9001InUse() {
  const { items } = plan({ buyers: ['NATO_OTHER'], products: ['parts'], held: { iso9001: 'in-use' } });
  const item = items.find(({ certification }) => certification === 'iso9001');
  const last = item?.phases.at(-1);
  if (!item?.usd || !last) throw new Error('the planner has no ISO 9001 plan for a system in use');
  const [min, max] = item.usd;
  return {
    'iso9001.inUse': months(...(last.end as [number, number])),
    'iso9001.inUseSupport': { min, max, unit: 'USD' } as Range,
  };
}

/** Returns the months of AQAP 2110 with an existing AS9100D, as the planner calculates them. */
function aqapWithAs9100(): Range<'months'> {
  const { items, total } = plan({ buyers: ['DE'], products: ['drones'], held: { as9100d: 'certified' } });
  if (items.map(({ certification }) => certification).join() !== 'aqap2110')
    throw new Error('the planner plans more than AQAP 2110 from AS9100D');
  return months(...(total.months as [number, number]));
}

/** Returns the days of the auditor of ISO/IEC 27001 for a number of people, and the invoices until the certificate. */
function iso27001Audits(people: number) {
  const audit = certificationBudget('iso27001').sizes.find(({ heads }) => heads === people)?.audit;
  if (!audit) throw new Error(`no audit days for ${people} people`);
  const inDays = ([min, max]: readonly [number, number]): Range => ({ min, max, unit: 'days' });
  return {
    people: String(people),
    first: inDays(audit.first),
    yearly: inDays(audit.yearly),
    fees: (locale: Locale) => exampleCosts(['iso27001'], locale, people).fees,
  };
}

/** Every figure that a text can use as a placeholder such as `{figure:journey}` or `{figure:terms.uptime}`. */
const figures = {
  journey: journeyMonths,
  /** Number of the month from which the first bids can go out. */
  firstBid: String(firstBidMonth),
  'journey.phases': fill(lastTwo, {
    before: phaseMonths.slice(0, -1).join(', '),
    last: phaseMonths.at(-1) ?? '',
  }),
  certification: certificationMonths,
  'certification.max': longest(certificationMonths),
  traditional: {
    number: String(traditionalMonths.max),
    months: formatOpenMonths(traditionalMonths),
    amount: formatShort(traditionalCost),
    cost: `${formatShort(traditionalCost)}+`,
  },
  example: {
    support,
    saved: savedShare,
    people: String(exampleBudget.heads),
    fees: (locale) => exampleCertificateCosts(locale).fees,
    staffDays: (locale) => exampleCertificateCosts(locale).staffDays,
  },
  clearance: { poland: money(polishClearance, 'PLN') },
  saved: { months: saved },
  stations: {
    ...Object.fromEntries(
      stationList.flatMap(({ slug, weeks }) => [
        [slug, weeks],
        [`${slug}.max`, longest(weeks)],
      ]),
    ),
    all: sumRanges(Object.values(stationHeads).map(({ weeks }) => weeks)),
  },
  ...iso9001InUse(),
  'iso9001.audit': iso9001.phases[2].duration,
  'iso9001.auditSupport': iso9001.phases[2].investment,
  aqap2110: groundworkMonths('aqap2110'),
  'aqap2110.withAs9100': aqapWithAs9100(),
  as9100d: groundworkMonths('as9100d'),
  /** Audits in the smallest and in the largest company of the tables of costs. */
  iso27001: { small: iso27001Audits(tableHeadcounts[0]), large: iso27001Audits(tableHeadcounts[3]) },
  cmmc: totalDuration(certificationBySlug.cmmc),
  response: hours(responseHours),
  guarantee: days(guaranteeDays),
  terms: termsFigures,
  retention,
  regulation,
  dataAct,
  ownership,
  fees,
  licenses,
  /** Days that Ukraine's export office takes. */
  permit: {
    simplified: days(permitDays.UA.simplified),
    dualUse: days(permitDays.UA.dualUse),
    military: days(permitDays.UA.military),
    coordinated: days(permitDays.UA.coordinated),
  },
  /** People in the company that the map and the buyers' pages assume. */
  assumedPeople: defaultAnswers('').size.replace('-', '–'),
  /** Fewest people for whom we worked out a budget. */
  smallest: String(headcountOfSize['1-10']),
  // The department's estimates for CMMC, from the budget.
  'estimate.level1': usd(l1_self.value.first),
  'estimate.affirmation': usd(l1_self.value.affirmation),
  'estimate.self': usd(l2_self.value.first),
  'estimate.selfThreeYears': usd(l2_self.value.threeYears),
  'estimate.c3paoThreeYears': usd(l2_c3pao.value.threeYears),
} satisfies Figures;

type Figure = Exclude<Figures[string], Figures>;

const isFigure = (value: Figures[string]): value is Figure =>
  typeof value !== 'object' || ('unit' in value && typeof value.unit === 'string');

const toEntries = (set: Figures, prefix = ''): [name: string, figure: Figure][] =>
  Object.entries(set).flatMap(([key, value]) =>
    isFigure(value) ? [[prefix + key, value] as [string, Figure]] : toEntries(value, `${prefix}${key}.`),
  );

const figureOf: ReadonlyMap<string, Figure> = new Map(toEntries(figures));

/** Returns the printed figure with this name; throws if it is unknown, or has only an English text. */
export function figureByName(name: string, locale: Locale = 'en'): string {
  const figure = figureOf.get(name);
  if (figure === undefined) throw new Error(`unknown figure "${name}"`);
  if (typeof figure === 'object') return formatRangeIn(locale, figure);
  if (typeof figure === 'function') return figure(locale);
  if (locale !== 'en' && !/^[\d–]+$/.test(figure))
    throw new Error(`the figure "${name}" exists in English only`);
  return figure;
}
