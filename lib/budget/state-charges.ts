import { clearanceCharges, clearedPersons } from '@/content/budget/authorities';
import type { Currency, IntegerRange } from '@/content/budget/types';
import { byHeadcount, roundOutward } from './arithmetic';
import { factor } from './audit-lines';
import { certificationsToObtain } from './audits';
import type { BudgetInput, BudgetLine, CostFactor } from './types';

const line = (
  kind: 'clearance-company' | 'clearance-persons',
  currency: Currency,
  [min, max]: IntegerRange,
  factors: readonly CostFactor[],
): BudgetLine => ({ block: 'body', year: 1, kind, of: ['nato-clearance'], currency, min, max, factors });

/** Returns the state charges for a clearance. Only the pages need them: no home country of the planner has a known charge. */
export function stateCharges(input: BudgetInput): BudgetLine[] {
  const { heads, clearance } = input;
  const charge = clearance && clearanceCharges[clearance.state];
  if (!certificationsToObtain(input).includes('nato-clearance')) return [];
  const persons = clearance?.persons ?? byHeadcount(clearedPersons.value, heads);
  const count = factor('persons', [persons, persons]);
  if (charge?.kind === 'wages') {
    const {
      currency,
      wage: { value: wage },
      company: { value: company },
      person: { value: person },
    } = charge;
    const wageFactor = factor('wage', [wage / 100, wage / 100]);
    const personTotal = persons * person * wage;
    return [
      line('clearance-company', currency, roundOutward(company[0] * wage, company[1] * wage, 1000), [
        factor('wages', [company[0] / 10, company[1] / 10]),
        wageFactor,
      ]),
      line('clearance-persons', currency, roundOutward(personTotal, personTotal, 10000), [
        count,
        factor('wages', [person / 100, person / 100]),
        wageFactor,
      ]),
    ];
  }
  if (charge?.kind !== 'fees') return [];
  const { currency, company, person } = charge;
  return [
    line('clearance-company', currency, company.value, []),
    line(
      'clearance-persons',
      currency,
      [persons * person.value[0], persons * person.value[1]],
      [count, factor('fee', person.value)],
    ),
  ];
}
