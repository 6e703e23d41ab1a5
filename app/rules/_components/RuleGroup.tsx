import { AnswerDisclosure } from '@/components/parts/AnswerDisclosure';
import { JoinedList } from '@/components/parts/JoinedList';
import { Section } from '@/components/parts/Section';
import { type Term, Terms } from '@/components/parts/Terms';
import { AddressLink } from '@/components/ui/AddressLink';
import { CertaintyLabel } from '@/components/ui/CertaintyLabel';
import { RichText } from '@/components/ui/RichText';
import { buildDate } from '@/content/build-date';
import { documents } from '@/content/facts/documents';
import { factLabels } from '@/content/facts/labels';
import { rulesPage as copy, ruleLaneNames } from '@/content/page-copy/rules';
import { documentAddress, factOf, newestReadingText } from '@/lib/facts/facts';
import { formatDate, withNoBreakSpaces } from '@/lib/figures/format';
import { linkTo } from '@/lib/pages/menus';
import { pagesPrinting } from '@/lib/pages/records';
import { calendarYears } from '@/lib/rules/calendar';
import {
  nextRule,
  pageCheck,
  type RegisterRule,
  type RuleState,
  rulePath,
  rulesByState,
} from '@/lib/rules/register';
import { fill } from '@/lib/text/fill';
import './rules.css';

/** Returns whether a rule came into force before the calendar starts; such rules are collapsed into one row. */
const isOlder = ({ state, effective }: RegisterRule) =>
  state === 'in-force' && (effective ?? '') < String(calendarYears.first);

/** The number of titles in the answer of the row of older rules. */
const listedTitles = 3;

/** The theme of each section: the coming rules stand out. */
const themes = { coming: 'ink', open: 'tint', 'in-force': 'paper', superseded: 'tint' } as const;

/** Renders the rules of one state. */
export function RuleGroup({ state }: { state: RuleState }) {
  const { groups, older } = copy;
  const stateRules = rulesByState[state];
  const olderRules = stateRules.filter(isOlder);
  const titles = olderRules.slice(0, listedTitles).map(({ title }) => title);
  return (
    <Section
      id={state}
      lead={groups[state].lead}
      size={state === 'coming' ? 'section' : 'sub'}
      theme={themes[state]}
      title={groups[state].title}
    >
      <div className="rule-board" data-state={state}>
        {state === 'coming' && (
          <p className="w-fit bg-fg px-3 py-1 font-bold text-small text-surface md:hidden print:px-0 print:text-fg">
            {fill(copy.calendar.today, { date: formatDate(buildDate) })}
          </p>
        )}
        {stateRules
          .filter((rule) => !isOlder(rule))
          .map((rule) => (
            <RuleDisclosure key={rule.id} level={3} rule={rule} />
          ))}
        {olderRules.length > 0 && (
          <AnswerDisclosure
            answer={fill(older.answer, {
              titles: titles.join(', '),
              count: olderRules.length - listedTitles,
            })}
            id="in-force-older"
            name={fill(older.title, { year: calendarYears.first })}
            mobileAnswer={titles[0]}
          >
            <div>
              {olderRules.map((rule) => (
                <RuleDisclosure key={rule.id} level={4} rule={rule} />
              ))}
            </div>
          </AnswerDisclosure>
        )}
      </div>
    </Section>
  );
}

/**
 * Renders a rule: title, date and action; in the disclosure its text, whom it affects, sources, and where it is used.
 */
function RuleDisclosure({ rule, level }: { rule: RegisterRule; level: 3 | 4 }) {
  const { id, lane, effective, status, state, title, text, affects, action, replacedBy } = rule;
  // The heading of the group has the state, but "Suspended or open" needs the status of each rule.
  const stateLabel =
    id === nextRule?.id ? copy.next : state === 'open' ? factLabels.status[status] : undefined;
  const date = effective ? withNoBreakSpaces(formatDate(effective)) : copy.noDate;
  const printedOn = pagesPrinting(id).filter((path) => path !== '/rules');
  const rows: (Term | false)[] = [
    { term: copy.affects, text: affects },
    replacedBy !== undefined && {
      term: copy.replacedBy,
      text: `[${factOf(replacedBy).title}](${rulePath(replacedBy as RegisterRule['id'])})`,
    },
    { term: copy.source, text: <RuleSources {...rule} /> },
    printedOn.length > 0 && {
      term: copy.printedOn,
      text: printedOn.map((path) => `[${linkTo(path).label}](${path})`).join(', '),
    },
  ];
  return (
    <AnswerDisclosure
      answer={
        <>
          <span className="rule-date">
            <b>{effective ? <time dateTime={effective}>{date}</time> : date}</b>{' '}
            {stateLabel && <span className="md:block">{stateLabel}</span>}
          </span>{' '}
          <span className="rule-lane">{ruleLaneNames[lane]}</span>{' '}
          <span className="rule-action">
            <RichText terms={false} text={action} />
          </span>
        </>
      }
      className="rule-row"
      id={id}
      level={level}
      name={title}
    >
      <p>
        <RichText text={text} />
      </p>
      <Terms items={rows.filter((row) => row !== false)} variant="ruled" />
    </AnswerDisclosure>
  );
}

/** Renders the sources of a rule, and the day of its check where that differs from the page. */
function RuleSources({ sources, certainty, checked }: RegisterRule) {
  const [first] = sources;
  const checkNotes = [
    checked !== pageCheck && fill(factLabels.checkedOn, { day: withNoBreakSpaces(formatDate(checked)) }),
    newestReadingText({ ...documents[first.document], checked }),
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
          ...checkNotes,
        ]}
      />
      <CertaintyLabel certainty={certainty} />.
    </>
  );
}
