import {
  exampleProduct,
  tableGroups,
  tableHeads,
  takenForGranted,
} from '@/content/budget/certification-tables';
import { type BudgetParagraph, budgetParagraphs } from '@/content/budget/paragraphs';
import type { Ends } from '@/content/budget/types';
import { certificationBySlug } from '@/content/certifications';
import type { CertificationSlug } from '@/content/certifications/slugs';
import type { Range } from '@/content/units';
import { totalInvestment } from '@/lib/figures/totals';
import { auditsOf } from './audits';
import { budgetOf } from './budget';
import { budgetData } from './data';
import { stateCharges } from './state-charges';
import type { Budget, BudgetInput, BudgetLine, OwnDays } from './types';

/** One head count of a certification's table: days first, then money for each group of rates. */
export interface SizeBudget {
  heads: number;
  /** In days, halves included; null where no body audits by days. */
  audit: { first: Ends; yearly: Ends } | null;
  ownDays: OwnDays;
  /** In the order of `tableGroups`, each with the input it was counted from. */
  budgets: readonly (Budget & { input: BudgetInput })[];
}

/** What a certification's page prints of its budget. */
export interface CertificationBudget {
  slug: CertificationSlug;
  /** Total of the record, US dollars: the same for every size, and in nothing below. */
  support: Range<'USD'>;
  sizes: readonly SizeBudget[];
  paragraphs: readonly BudgetParagraph[];
}

const inDays = ([min, max]: Ends): Ends => [min / 2, max / 2];

function auditDays(input: BudgetInput): SizeBudget['audit'] {
  const audit = auditsOf(budgetData, input).find(({ fresh }) => fresh);
  return audit ? { first: inDays(audit.first), yearly: inDays(audit.yearly) } : null;
}

const ofPlan = ({ block }: Pick<BudgetLine, 'block'>) => block !== 'running';

/** Certificates taken for granted keep their own bills, which are no part of this certification's. */
function withoutRunning(budget: Budget): Budget {
  const { running: _, ...totals } = budget.totals ?? {};
  return { ...budget, lines: budget.lines.filter(ofPlan), totals };
}

/** A budget with what the state charges. */
export const fullBudget = (input: BudgetInput): Budget => budgetOf(budgetData, input, stateCharges(input));

/** The budget of one certification for the head counts and rate groups of its table. */
export function certificationBudget(slug: CertificationSlug): CertificationBudget {
  const input = (heads: number, rate: BudgetInput['rate']): BudgetInput => ({
    heads,
    rate,
    wanted: [slug],
    held: takenForGranted[slug],
    product: exampleProduct,
    usMaker: rate === 'us',
    ...(rate === 'us' && { clearance: { state: 'US' } }),
  });
  return {
    slug,
    support: totalInvestment(certificationBySlug[slug]),
    sizes: tableHeads.map((heads) => ({
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
