import { RichText } from '@/components/ui/RichText';
import { factLabels } from '@/content/facts/labels';
import { rulesPage } from '@/content/page-copy/rules';
import { factOf } from '@/lib/facts/facts';
import { formatDate } from '@/lib/figures/format';
import { nextRule, type Rule } from '@/lib/rules/register';
import { RuleFoot } from './RuleFoot';
import { RuleGlyph } from './RuleGlyph';
import { ruleColumns } from './rule-columns';

/** A rule in the register: date, name, what to do, text, whom it affects, source. Heads of the columns name the parts. */
export function RuleRow({ rule }: { rule: Rule }) {
  const { id, effective, status, state, title, text, meets, do: action, replacedBy } = rule;
  const next = id === nextRule?.id;
  // The group's heading says the state; within "Suspended or open" the word tells which.
  const word = next ? rulesPage.next : state === 'open' ? factLabels.status[status] : undefined;
  return (
    <li
      className={`relative border-rule border-b py-4 outline-transparent data-arrived:bg-sheet data-arrived:outline-2 target:bg-sheet target:outline-2 max-md:pl-8 ${ruleColumns}`}
      id={id}
    >
      <svg
        aria-hidden="true"
        className="absolute top-7 left-0 z-2 size-4.5 overflow-visible md:-left-to-rail md:-translate-x-1/2"
        viewBox="-9 -9 18 18"
      >
        <RuleGlyph next={next} r={next ? 11 : 9} state={rule.state} />
      </svg>
      <div className="lg:row-span-3">
        {effective ? (
          <time className="block text-name" dateTime={effective}>
            {formatDate(effective)}
          </time>
        ) : (
          <span className="block text-name">{rulesPage.noDate}</span>
        )}{' '}
        {word && <span className="text-small text-muted">{word}</span>}
      </div>
      <h3 className="text-name md:col-start-2">{title}</h3>
      <Term className="lg:col-start-3" name={rulesPage.do} text={action} />
      <div className="text-small md:col-start-2 lg:row-start-2">
        <p>
          <RichText text={text} />
        </p>
        {replacedBy && (
          <p className="mt-2">
            {rulesPage.replacedBy}{' '}
            <a
              className="underline decoration-1 underline-offset-link hover:decoration-2"
              href={`#${replacedBy}`}
            >
              {factOf(replacedBy).title}
            </a>
          </p>
        )}
      </div>
      <Term className="text-muted lg:col-start-4" name={rulesPage.meets} text={meets} />
      <RuleFoot rule={rule} />
    </li>
  );
}

function Term({ name, text, className }: { name: string; text: string; className: string }) {
  return (
    <p className={`text-small md:col-start-2 lg:row-span-3 lg:row-start-1 ${className}`}>
      <span className="text-small text-muted lg:sr-only">{name}</span> <RichText text={text} />
    </p>
  );
}
