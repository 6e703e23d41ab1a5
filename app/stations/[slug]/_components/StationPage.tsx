import { AnswerDisclosure } from '@/components/parts/AnswerDisclosure';
import { Columns } from '@/components/parts/Columns';
import { PlainLinks } from '@/components/parts/LinkRows';
import { PointList } from '@/components/parts/PointList';
import { Section } from '@/components/parts/Section';
import { Sources } from '@/components/parts/Sources';
import { Subsection } from '@/components/parts/Subsection';
import { Terms } from '@/components/parts/Terms';
import { CertaintyKey } from '@/components/sections/CertaintyKey';
import { Checked } from '@/components/sections/Checked';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { ContactCard } from '@/components/sections/ContactCard';
import { LastChange } from '@/components/sections/LastChange';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { RichText } from '@/components/ui/RichText';
import { certificationBySlug } from '@/content/certifications';
import { factLabels } from '@/content/facts/labels';
import { labels } from '@/content/labels';
import { stationHeads, stationList } from '@/content/stations/heads';
import { stationLabels } from '@/content/stations/labels';
import type { Station } from '@/content/stations/types';
import { weeks } from '@/content/units';
import { factsIn } from '@/lib/facts/facts';
import { formatMonths, formatRange } from '@/lib/figures/format';
import { stationPhases } from '@/lib/stations/phases';
import { fill } from '@/lib/text/fill';
import { ProgressStrip } from './ProgressStrip';
import { StationBlock } from './StationBlock';
import { StationHeader } from './StationHeader';

const { facts, sidebar, timeline, next: nextTitle } = stationLabels;

/** Renders the page of a station. */
export function StationPage({ station }: { station: Station }) {
  const { column, blocks, number } = station;
  return (
    <>
      <StationHeader station={station} />
      <div className="framed relative trunk" data-theme="paper">
        <ProgressStrip current={number} />
      </div>
      {column ? (
        <Section>
          <Columns split="8-4">
            {[
              <div className="part-stack" key="main">
                <Lead station={station} />
                {column.blocks.map((section) => (
                  <Subsection id={section.id} key={section.id} lead={section.lead} title={section.title}>
                    <StationBlock section={section} weeks={station.weeks} />
                  </Subsection>
                ))}
              </div>,
              <Sidebar column={column} key="side" station={station} />,
            ]}
          </Columns>
        </Section>
      ) : (
        <Section>
          <Lead station={station} />
        </Section>
      )}
      {blocks.map((section) => (
        <Section
          theme={section.theme}
          id={section.id}
          key={section.id}
          lead={section.lead}
          size={section.size ?? 'sub'}
          title={section.title}
        >
          <StationBlock section={section} weeks={station.weeks} />
        </Section>
      ))}
      <NextStation station={station} />
      <Section>
        <div className="flex flex-wrap items-baseline gap-x-8 gap-y-1 empty:hidden">
          <LastChange content={station} />
          <Checked content={station} />
        </div>
        {factsIn(station).length > 0 && (
          <div>
            <AnswerDisclosure answer={factLabels.sources.hint} id="sources" name={factLabels.sources.title}>
              <Sources content={station} />
              <p className="part-caption">{factLabels.sources.note}</p>
            </AnswerDisclosure>
            <CertaintyKey path={`/stations/${station.slug}`} />
          </div>
        )}
      </Section>
      <ClosingCall />
    </>
  );
}

/** Renders the first paragraph, then weeks, months, certifications and the other facts of the station. */
function Lead({ station }: { station: Station }) {
  return (
    <>
      <p className="part-lead">
        <RichText text={station.lead} />
      </p>
      <Terms
        columns={station.column && 2}
        items={[
          { term: facts.weeks, text: formatRange(station.weeks) },
          { term: facts.months, text: formatMonths(station.months) },
          {
            term: facts.feeds,
            text: station.feeds
              .map((slug) => `[${certificationBySlug[slug].title}](/certifications/${slug})`)
              .join(', '),
          },
          ...station.facts,
        ]}
        variant="facts"
      />
    </>
  );
}

/** Renders the side column: journey, lengths of the phases, deliverables and contact card. */
function Sidebar({ station, column }: { station: Station; column: NonNullable<Station['column']> }) {
  return (
    <aside aria-label={sidebar.label} className="part-stack">
      <Subsection id="journey" level={3} title={sidebar.title}>
        <PlainLinks
          current={`/stations/${station.slug}`}
          label={sidebar.title}
          links={stationList.map(({ slug, number, name, months }) => ({
            label: `${number} ${name}`,
            href: `/stations/${slug}`,
            note: formatMonths(months),
          }))}
        />
      </Subsection>
      <Subsection id="phase-lengths" level={3} title={timeline}>
        <Terms
          items={stationPhases(station).map(({ title, from, to }) => ({
            term: title,
            text: formatRange(weeks(to - from + 1)),
          }))}
          variant="ruled"
        />
      </Subsection>
      <Subsection id="deliverables" level={3} title={sidebar.deliverables}>
        <PointList items={column.deliverables} />
      </Subsection>
      <ContactCard {...column.contact} />
    </aside>
  );
}

/** Renders the next station with a button, or with "Coming Soon" and no link if its page is not available. */
function NextStation({ station: { next } }: { station: Station }) {
  if (!next) return null;
  const { number, name } = stationHeads[next.station];
  return (
    <Section
      theme="tint"
      id="next-station"
      lead={next.text}
      size="sub"
      title={fill(nextTitle, { number, name })}
    >
      {next.action ? (
        <ButtonLink arrow className="print:hidden" href={`/stations/${next.station}`} variant="outline">
          {next.action}
        </ButtonLink>
      ) : (
        <p className="font-bold text-muted">{labels.comingSoon}</p>
      )}
    </Section>
  );
}
