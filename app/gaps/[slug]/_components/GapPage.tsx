import { AnswerDisclosure } from '@/components/parts/AnswerDisclosure';
import { Columns } from '@/components/parts/Columns';
import { PageHeader } from '@/components/parts/PageHeader';
import { PointList } from '@/components/parts/PointList';
import { Section } from '@/components/parts/Section';
import { Steps } from '@/components/parts/Steps';
import { Subsection } from '@/components/parts/Subsection';
import { Terms } from '@/components/parts/Terms';
import { CertaintyKey } from '@/components/sections/CertaintyKey';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { RichText } from '@/components/ui/RichText';
import { documents } from '@/content/facts/documents';
import { gapPages } from '@/content/gaps';
import type { GapTable, PageTable } from '@/content/gaps/types';
import { gapTableCopy, stateCopy } from '@/content/page-copy/gaps';
import { editionOf } from '@/lib/facts/facts';
import { countCertainties } from '@/lib/gaps/certainties';
import { sourcesOn } from '@/lib/gaps/display-rows';
import { gapPath, pageTitle, sourceAnchor } from '@/lib/gaps/path';
import { byPointsToEarn, countStates, gapRows, statesIn, tablesOn, withFigures } from '@/lib/gaps/totals';
import { crumbs } from '@/lib/pages/registry';
import { plannerLinkFor } from '@/lib/planner/engine/planner-link';
import { fill } from '@/lib/text/fill';
import { StateCounts, StateGlyph, StateName } from '../../_components/states';
import { ClauseTracks } from './ClauseTracks';
import { GapRows } from './GapRows';
import { RequirementBars } from './RequirementBars';

const { checked, certainties, toStates, next, picture } = gapTableCopy;

/** Renders a gap table: counts, picture, what is not covered, the first ten days, and all rows with their basis. */
export function GapPage({ table }: { table: PageTable }) {
  const tables = tablesOn(table);
  return (
    <div className="gap-page">
      <PageHeader
        crumbs={crumbs(gapPath(table.slug))}
        facts={
          tables.length > 1
            ? tables.map((item) => ({
                term: item.target.name,
                text: <StateCounts rows={[gapRows(item)]} table={item} />,
              }))
            : undefined
        }
        lead={withFigures(table.result, table)}
        note={`${fill(checked, { date: `{${table.checked}}` })} [${toStates}](/gaps#states)`}
        title={pageTitle(table).replaceAll('AQAP ', 'AQAP\u00a0')}
      >
        {tables.length === 1 && <StateFigures table={table} />}
      </PageHeader>
      <GapPicture table={table} />
      <Section theme="tint" screenOnly>
        <Preparation table={table} />
        <Terms
          items={[
            ...(table.steps ? [] : [{ term: gapTableCopy.steps, text: next.days }]),
            {
              term: next.route,
              text: fill(next.held, {
                name: table.source.name,
                path: plannerLinkFor(table.target.certification, table.source.certification),
              }),
            },
            { term: next.people, text: next.costs },
            {
              term: next.others,
              text: gapPages
                .filter(({ slug }) => slug !== table.slug)
                .map((other) => `[${pageTitle(other)}](${gapPath(other.slug)})`)
                .join(' · '),
            },
          ]}
          variant="bold"
        />
      </Section>
      <GapRows table={table}>
        <Basis table={table} />
      </GapRows>
      <ClosingCall />
    </div>
  );
}

/** Renders the number of rows per state. New rows come first; unknown is omitted when there are none. */
function StateFigures({ table }: { table: GapTable }) {
  const counts = countStates(gapRows(table));
  return (
    <Terms
      columns={statesIn(counts).length > 3 ? 4 : 3}
      items={statesIn(counts).map((state) => ({
        term: stateCopy[state].name,
        text: (
          <>
            <StateGlyph state={state} /> {counts[state]}
          </>
        ),
      }))}
      variant="figures"
    />
  );
}

/** Renders the table as a picture, by chapter or family. */
function GapPicture({ table }: { table: GapTable }) {
  if (table.kind === 'requirements')
    return (
      <Section
        theme="ink"
        id="picture"
        lead={picture.requirementsLead}
        screenOnly
        title={picture.requirements}
      >
        <RequirementBars families={byPointsToEarn(table.groups)} />
        <p>{withFigures(gapTableCopy.totals, table)}</p>
      </Section>
    );
  const tables = tablesOn(table);
  const states = statesIn(countStates(gapRows(table)));
  return (
    <Section
      theme="ink"
      id="picture"
      lead={
        states.includes('unknown') ? `${picture.clausesLead} ${picture.clausesUnknown}` : picture.clausesLead
      }
      screenOnly
      title={fill(picture.clauses, { asked: table.target.name })}
    >
      {tables.map((item, index) => (
        <div key={index}>
          {index > 0 && <h3 className="part-title">{fill(picture.clauses, { asked: item.target.name })}</h3>}
          <ClauseTracks table={item} />
        </div>
      ))}
      <p className="gap-counts">
        {states.map((state) => (
          <span key={state}>
            <StateName state={state} />{' '}
          </span>
        ))}
      </p>
    </Section>
  );
}

/** Renders what the existing certificate does not cover, next to the first ten days where the table has them. */
function Preparation({ table }: { table: GapTable }) {
  const points = table.notCovered.map(({ title, text }) => ({ title, text: withFigures(text, table) }));
  const title = fill(gapTableCopy.notCovered, { held: table.source.name });
  if (!table.steps)
    return (
      <Subsection id="not-covered" title={title}>
        <Terms columns={2} items={points.map(({ title: term, text }) => ({ term, text }))} variant="bold" />
      </Subsection>
    );
  return (
    <Columns split="6-6">
      <Subsection id="not-covered" title={title}>
        <PointList items={points} />
      </Subsection>
      <Subsection id="first-ten-days" title={gapTableCopy.steps}>
        <Steps
          items={table.steps.map(({ days: [from, to], act, text, result }) => ({
            when: from === to ? fill(gapTableCopy.day, { from }) : fill(gapTableCopy.days, { from, to }),
            title: act,
            text: `${text} ${fill(gapTableCopy.result, { result })}`,
          }))}
          line
        />
      </Subsection>
    </Columns>
  );
}

/** Renders what the rows are based on, the number of rows per certainty, and the sources. */
function Basis({ table }: { table: PageTable }) {
  const tables = tablesOn(table);
  const counted = tables.map((item) => ({ item, counts: countCertainties(item) }));
  const texts = tables.flatMap((item) => [
    ...item.basis.map((text) => withFigures(text, item)),
    ...(item.note ? [item.note] : []),
  ]);
  const countsText = (counts: ReturnType<typeof countCertainties>) =>
    counts.map(({ level, count }) => fill(certainties[level].rows, { count })).join(', ');
  return (
    <>
      <AnswerDisclosure
        answer={counted[0]?.counts.length ? countsText(counted[0].counts) : gapTableCopy.basisAnswer}
        id="basis"
        name={gapTableCopy.basis}
        mobileAnswer={counted[0]?.counts.length ? undefined : gapTableCopy.basisShort}
      >
        {[...new Set(texts)].map((text, index) => (
          <p key={index}>
            <RichText text={text} />
          </p>
        ))}
        {counted.map(
          ({ item, counts }, index) =>
            counts.length > 0 && (
              <Terms
                columns={2}
                items={counts.map(({ level, count }) => ({
                  term: fill(certainties[level].rows, { count }),
                  text: certainties[level].legend,
                }))}
                key={index}
                level={4}
                variant="bold"
                title={tables.length > 1 ? item.target.name : undefined}
              />
            ),
        )}
        <p>
          <RichText text={gapTableCopy.judged} />
        </p>
      </AnswerDisclosure>
      <AnswerDisclosure
        answer={fill(gapTableCopy.sourcesAnswer, { count: sourcesOn(table).length })}
        name={gapTableCopy.sources}
      >
        <ol className="part-sources">
          {sourcesOn(table).map(({ document, contribution }, index) => {
            const { title, publisher, ...text } = documents[document];
            return (
              <li id={sourceAnchor(index + 1)} key={index}>
                <cite className="font-bold text-fg not-italic">{title}</cite>. {publisher}, {editionOf(text)}.{' '}
                {contribution}.
              </li>
            );
          })}
        </ol>
      </AnswerDisclosure>
      <CertaintyKey path={`/gaps/${table.slug}`} />
    </>
  );
}
