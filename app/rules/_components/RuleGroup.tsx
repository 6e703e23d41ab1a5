import { AnswerDisclosure } from '@/components/parts/AnswerDisclosure';
import { JoinedList } from '@/components/parts/JoinedList';
import { Subsection } from '@/components/parts/Subsection';
import { type Term, Terms } from '@/components/parts/Terms';
import { AddressLink } from '@/components/ui/AddressLink';
import { CertaintyLabel } from '@/components/ui/CertaintyLabel';
import { RichText } from '@/components/ui/RichText';
import { documents } from '@/content/facts/documents';
import { factLabels } from '@/content/facts/labels';
import { rulesPage as words } from '@/content/page-copy/rules';
import { documentAddress, factOf, newestOf } from '@/lib/facts/facts';
import { formatDate, withNoBreakSpaces } from '@/lib/figures/format';
import { linkTo } from '@/lib/pages/menus';
import { pagesPrinting } from '@/lib/reviews/fact-pages';
import { calendarYears } from '@/lib/rules/calendar';
import { nextRule, pageCheck, type Rule, type RuleState, rulePath, rulesByState } from '@/lib/rules/register';
import { fill } from '@/lib/text/fill';

/** In force for years: a row of their own. */
const isOlder = ({ state, effective }: Rule) =>
  state === 'in-force' && (effective ?? '') < String(calendarYears.first);

/** Titles that the row of the older rules names. */
const named = 3;

/** The rules of one state. */
export function RuleGroup({ state }: { state: RuleState }) {
  const { groups, older } = words;
  const all = rulesByState[state];
  const old = all.filter(isOlder);
  const titles = old.slice(0, named).map(({ title }) => title);
  return (
    <div id={`view-${state}`}>
      <Subsection id={state} lead={groups[state].lead} title={groups[state].title}>
        {all
          .filter((rule) => !isOlder(rule))
          .map((rule) => (
            <RuleFold key={rule.id} level={3} rule={rule} />
          ))}
        {old.length > 0 && (
          <AnswerDisclosure
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
          </AnswerDisclosure>
        )}
      </Subsection>
    </div>
  );
}

/** A rule of the register: name, date and what to do; in the fold its text, whom it affects, sources, where it is printed. */
function RuleFold({ rule, level }: { rule: Rule; level: 3 | 4 }) {
  const { id, effective, status, state, title, text, meets, do: action, replacedBy } = rule;
  // The group's heading says the state; within "Suspended or open" the word tells which.
  const word = id === nextRule?.id ? words.next : state === 'open' ? factLabels.status[status] : undefined;
  const when = [effective ? withNoBreakSpaces(formatDate(effective)) : words.noDate, word]
    .filter(Boolean)
    .join(', ');
  const on = pagesPrinting(id).filter((path) => path !== '/rules');
  const rows: (Term | false)[] = [
    { term: words.meets, text: meets },
    replacedBy !== undefined && {
      term: words.replacedBy,
      text: `[${factOf(replacedBy).title}](${rulePath(replacedBy as Rule['id'])})`,
    },
    { term: words.source, text: <RuleSources {...rule} /> },
    on.length > 0 && {
      term: words.printedOn,
      text: on.map((path) => `[${linkTo(path).label}](${path})`).join(', '),
    },
  ];
  return (
    <AnswerDisclosure
      answer={
        <>
          <b>{effective ? <time dateTime={effective}>{when}</time> : when}.</b>{' '}
          <RichText terms={false} text={action} />
        </>
      }
      id={id}
      level={level}
      name={title}
      short={when}
    >
      <p>
        <RichText text={text} />
      </p>
      <p className="md:hidden">
        <b>{words.do}:</b> <RichText terms={false} text={action} />
      </p>
      <Terms items={rows.filter((row) => row !== false)} variant="ruled" />
    </AnswerDisclosure>
  );
}

/** What a rule is based on, and how it was read where that differs from the page. */
function RuleSources({ sources, certainty, checked }: Rule) {
  const [first] = sources;
  const read = [
    checked !== pageCheck && fill(factLabels.checkedOn, { day: withNoBreakSpaces(formatDate(checked)) }),
    newestOf({ ...documents[first.document], checked }),
  ].filter(Boolean);
  return (
    <>
      <JoinedList
        items={[
          ...sources.map(({ document, section }) => (
            <>
              <AddressLink id={documentAddress(document)}>{documents[document].edition}</AddressLink>
              {section && `, ${section}`}
            </>
          )),
          ...read,
        ]}
      />
      .
      <CertaintyLabel certainty={certainty} />
    </>
  );
}
