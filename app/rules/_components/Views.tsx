import { clsx } from 'clsx';
import { TextLink } from '@/components/ui/TextLink';
import { rulesPage } from '@/content/page-copy/rules';
import { atomPath } from '@/lib/rules/atom';
import { type RuleState, ruleStates, rules, rulesByState } from '@/lib/rules/register';

/** The view that the fragment targets. */
const active: Readonly<Record<RuleState, string>> = {
  coming:
    'group-target/coming:bg-fg group-target/coming:text-ground group-target/coming:forced-color-adjust-none',
  open: 'group-target/open:bg-fg group-target/open:text-ground group-target/open:forced-color-adjust-none',
  'in-force':
    'group-target/in-force:bg-fg group-target/in-force:text-ground group-target/in-force:forced-color-adjust-none',
  superseded:
    'group-target/superseded:bg-fg group-target/superseded:text-ground group-target/superseded:forced-color-adjust-none',
};

const segment =
  'flex min-h-12 items-center gap-2 px-4 max-md:px-3 max-xs:px-2 max-xs:wrap-anywhere font-bold hover:underline max-md:border-rule max-md:border-b';

/** The views of the register as links with their counts, and the feed. */
export function Views() {
  const { views, groups, feed } = rulesPage;
  return (
    <div className="flex flex-wrap items-center justify-between gap-6 print:hidden">
      <nav aria-label={views.label}>
        <ul className="grid grid-cols-2 border-2 border-fg text-small enlarged:grid-cols-1 md:flex">
          <li className="max-md:col-span-full">
            <a className={clsx(segment, 'view-all')} href="#register">
              {views.all} <span className="text-small">{rules.length}</span>
            </a>
          </li>
          {ruleStates.map((state) => (
            <li key={state}>
              <a className={clsx(segment, active[state])} href={`#view-${state}`}>
                {groups[state].title} <span className="text-small">{rulesByState[state].length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <TextLink href={atomPath}>{feed}</TextLink>
    </div>
  );
}
