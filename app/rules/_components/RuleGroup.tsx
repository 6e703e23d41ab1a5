import { AnswerFold } from '@/components/parts/AnswerFold';
import { Part } from '@/components/parts/Part';
import { rulesPage } from '@/content/page-copy/rules';
import { calendarYears } from '@/lib/rules/calendar';
import { type Rule, type RuleState, rulesByState } from '@/lib/rules/register';
import { fill } from '@/lib/text/fill';
import { RuleFold } from './RuleFold';

/** In force for years: a row of their own. */
const isOlder = ({ state, effective }: Rule) =>
  state === 'in-force' && (effective ?? '') < String(calendarYears.first);

/** Titles that the row of the older rules names. */
const named = 3;

/** The rules of one state. */
export function RuleGroup({ state }: { state: RuleState }) {
  const { groups, older } = rulesPage;
  const all = rulesByState[state];
  const old = all.filter(isOlder);
  const titles = old.slice(0, named).map(({ title }) => title);
  return (
    <div id={`view-${state}`}>
      <Part id={state} lead={groups[state].lead} title={groups[state].title}>
        {all
          .filter((rule) => !isOlder(rule))
          .map((rule) => (
            <RuleFold key={rule.id} level={3} rule={rule} />
          ))}
        {old.length > 0 && (
          <AnswerFold
            answer={fill(older.answer, { titles: titles.join(', '), count: old.length - named })}
            id="in-force-older"
            name={fill(older.title, { year: calendarYears.first })}
            short={titles[0]}
          >
            <div>
              {old.map((rule) => (
                <RuleFold key={rule.id} level={4} rule={rule} />
              ))}
            </div>
          </AnswerFold>
        )}
      </Part>
    </div>
  );
}
