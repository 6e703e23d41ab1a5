import { RichText } from '@/components/ui/RichText';
import { factLabels } from '@/content/facts/labels';
import { rulesPage } from '@/content/page-copy/rules';
import { factOf } from '@/lib/facts/facts';
import { formatDate } from '@/lib/figures/format';
import { nextRule, type Rule } from '@/lib/rules/register';
import { RuleFoot } from './RuleFoot';
import { RuleGlyph } from './RuleGlyph';

/** A rule in the register: date and status, name and text, whom it affects, what to do, source. */
export function RuleRow({ rule }: { rule: Rule }) {
  const { id, effective, status, title, text, meets, do: action, replacedBy } = rule;
  const next = id === nextRule?.id;
  return (
    <li
      className="relative grid gap-x-8 gap-y-3 border-rule border-b py-5.5 outline-transparent data-arrived:bg-sheet data-arrived:outline-2 target:bg-sheet target:outline-2 max-md:pl-9 md:grid-cols-[11.5rem_1fr] lg:grid-cols-[11.5rem_3.1fr_2.4fr_2.8fr]"
      id={id}
    >
      <svg
        aria-hidden="true"
        className="absolute top-7 left-0 z-2 size-4.5 overflow-visible md:-left-to-rail md:-translate-x-1/2"
        viewBox="-9 -9 18 18"
      >
        <RuleGlyph next={next} r={next ? 11 : 9} state={rule.state} />
      </svg>
      <p>
        {effective ? (
          <time className="block font-bold text-row" dateTime={effective}>
            {formatDate(effective)}
          </time>
        ) : (
          <span className="block font-bold text-row">{rulesPage.noDate}</span>
        )}{' '}
        <span className="text-label text-muted">{next ? rulesPage.next : factLabels.status[status]}</span>
      </p>
      <div>
        <h3 className="text-h4">{title}</h3>
        <p className="mt-1.5 text-small">
          <RichText text={text} />
        </p>
        {replacedBy && (
          <p className="mt-1.5 text-small">
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
      <Term name={rulesPage.meets} text={meets} />
      <Term name={rulesPage.do} text={action} />
      <RuleFoot rule={rule} />
    </li>
  );
}

function Term({ name, text }: { name: string; text: string }) {
  return (
    <p className="text-small md:col-start-2 lg:col-start-auto">
      <span className="text-label text-muted lg:block">{name}</span> <RichText text={text} />
    </p>
  );
}
