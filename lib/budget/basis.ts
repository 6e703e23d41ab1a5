import * as time from '@/content/budget/audit-time';
import { clearanceCharges, clearedPersons, ddtcFee } from '@/content/budget/authorities';
import { firstFee, oasisFee, yearlyFee } from '@/content/budget/certificate-fees';
import * as cmmc from '@/content/budget/cmmc';
import type { LineKind } from '@/content/budget/copy';
import { rates, specialistShare } from '@/content/budget/rates';
import * as tests from '@/content/budget/tests';
import type { AuditedSlug, Basis, Figure } from '@/content/budget/types';
import { type Certainty, certainties } from '@/content/certainty';
import { aqapCase } from './audits';
import type { BudgetInput, BudgetLine } from './types';

/** Returns the lowest certainty of several sources: a product is only as certain as its least certain factor. */
export const lowestCertainty = (bases: readonly Pick<Basis, 'certainty'>[]): Certainty =>
  certainties.findLast((certainty) => bases.some((basis) => basis.certainty === certainty)) ?? 'open';

type Bases = readonly Basis[];
type Sourced = Pick<Figure<unknown>, 'basis'>;
const bases = (...figures: readonly (Sourced | undefined)[]): Bases => [
  ...new Set(figures.flatMap((figure) => figure?.basis ?? [])),
];

const sharesByYear = {
  1: undefined,
  2: time.yearlyShare,
  3: time.yearlyShare,
  4: time.recertificationShare,
} as const;

function auditBasis({ of, year, factors }: BudgetLine, input: BudgetInput): Bases {
  const slugs = of as readonly AuditedSlug[];
  return bases(
    ...slugs.map((slug) => time.auditTables[time.tableOf[slug]]),
    ...slugs.map((slug) => (slug === 'aqap2110' ? time.aqapShare[aqapCase(input)] : time.tableShare[slug])),
    ...slugs.map((slug) => sharesByYear[year]?.[slug === 'as9100d' ? slug : 'default']),
    factors.some(({ what }) => what === 'specialist') ? specialistShare : undefined,
    input.rate ? rates[input.rate] : undefined,
  );
}

function clearanceBasis({ kind }: BudgetLine, { clearance }: BudgetInput): Bases {
  const charge = clearance && clearanceCharges[clearance.state];
  if (!charge || charge.kind === 'open' || charge.kind === 'none') return [];
  return bases(
    kind === 'clearance-company' ? charge.company : charge.person,
    charge.kind === 'wages' ? charge.wage : undefined,
    kind === 'clearance-persons' && clearance?.persons === undefined ? clearedPersons : undefined,
  );
}

const basisBy: Readonly<Record<LineKind, (line: BudgetLine, input: BudgetInput) => Bases>> = {
  audit: auditBasis,
  certificate: ({ year }) => bases(year === 1 ? firstFee : yearlyFee),
  oasis: () => bases(oasisFee.first),
  assessor: () => bases(cmmc.assessorPrice),
  ddtc: () => bases(ddtcFee.first),
  'clearance-company': clearanceBasis,
  'clearance-persons': clearanceBasis,
  laboratory: (_, { product = 'electronics' }) => bases(tests.laboratoryTests[product]),
  'product-changes': () => bases(tests.productChanges),
  'penetration-test': () => bases(tests.penetrationTest),
  cloud: () => bases(cmmc.cloudLicense, cmmc.cloudUserShare, cmmc.fewestCloudUsers),
  monitoring: () => bases(cmmc.monitoringPrice),
  counsel: ({ year }) => bases(year === 1 ? tests.counselFirst : tests.counselYearly),
  rooms: () => bases(tests.secureRooms),
};

/** Returns the sources of a cost line; used by the pages and the open data, not sent to the browser. */
export const basisOf = (line: BudgetLine, input: BudgetInput): Bases => basisBy[line.kind](line, input);
