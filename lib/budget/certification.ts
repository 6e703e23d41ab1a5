import {
  exampleProduct,
  presupposedCertificate,
  tableGroups,
  tableHeadcounts,
} from '@/content/budget/certification-tables';
import { type BudgetParagraph, budgetParagraphs } from '@/content/budget/paragraphs';
import type { IntegerRange } from '@/content/budget/types';
import { certificationBySlug } from '@/content/certifications';
import type { CertificationSlug } from '@/content/certifications/slugs';
import type { Range } from '@/content/units';
import { totalInvestment } from '@/lib/figures/totals';
import { auditsOf } from './audits';
import { budgetOf } from './budget';
import { budgetData } from './data';
import { stateCharges } from './state-charges';
import type { Budget, BudgetInput, BudgetLine, InternalEffort } from './types';

/** The budget for one headcount in a certification's table. */
export interface SizeBudget {
  heads: number;
  /** In days, half days possible; null where no body audits by days. */
  audit: { first: IntegerRange; yearly: IntegerRange } | null;
  ownDays: InternalEffort;
  /** One per rate group, in the order of `tableGroups`, each with its input. */
  budgets: readonly (Budget & { input: BudgetInput })[];
}

/** The budget of a certification's page. */
export interface CertificationBudget {
  slug: CertificationSlug;
  /** Total of the certification record, US dollars: equal for every size, and not included in the amounts below. */
  support: Range<'USD'>;
  sizes: readonly SizeBudget[];
  paragraphs: readonly BudgetParagraph[];
}

const inDays = ([min, max]: IntegerRange): IntegerRange => [min / 2, max / 2];

function auditDays(input: BudgetInput): SizeBudget['audit'] {
  const audit = auditsOf(budgetData, input).find(({ fresh }) => fresh);
  return audit ? { first: inDays(audit.first), yearly: inDays(audit.yearly) } : null;
}

const isPlanned = ({ block }: Pick<BudgetLine, 'block'>) => block !== 'running';

/** Removes the costs of certificates that the example assumes to exist already. */
function withoutRunning(budget: Budget): Budget {
  const { running: _, ...totals } = budget.totals ?? {};
  return { ...budget, lines: budget.lines.filter(isPlanned), totals };
}

/** Returns a budget including state charges. */
export const fullBudget = (input: BudgetInput): Budget => budgetOf(budgetData, input, stateCharges(input));

/** Returns the budget of one certification for the headcounts and rate groups of its table. */
export function certificationBudget(slug: CertificationSlug): CertificationBudget {
  const input = (heads: number, rate: BudgetInput['rate']): BudgetInput => ({
    heads,
    rate,
    wanted: [slug],
    held: presupposedCertificate[slug],
    product: exampleProduct,
    usMaker: rate === 'us',
    ...(rate === 'us' && { clearance: { state: 'US' } }),
  });
  return {
    slug,
    support: totalInvestment(certificationBySlug[slug]),
    sizes: tableHeadcounts.map((heads) => ({
      heads,
      audit: auditDays(input(heads, null)),
      ownDays: budgetOf(budgetData, input(heads, null)).ownDays,
      budgets: tableGroups.map((rate) => ({
        ...withoutRunning(fullBudget(input(heads, rate))),
        input: input(heads, rate),
      })),
    })),
    paragraphs: budgetParagraphs.filter(({ of }) => of.includes(slug)),
  };
}
