import { Page } from '@/components/layout/Page';
import { AnswerDisclosure } from '@/components/parts/AnswerDisclosure';
import { Bars } from '@/components/parts/Bars';
import { Columns } from '@/components/parts/Columns';
import { DataTable } from '@/components/parts/DataTable';
import { PlainLinks } from '@/components/parts/LinkRows';
import { PointList } from '@/components/parts/PointList';
import { Section } from '@/components/parts/Section';
import { Subsection } from '@/components/parts/Subsection';
import { Terms } from '@/components/parts/Terms';
import { DraftedPage } from '@/components/sections/DraftedPage';
import { DraftStack } from '@/components/sections/DraftStack';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Icon } from '@/components/ui/Icon';
import { ResponsiveDisclosure } from '@/components/ui/ResponsiveDisclosure';
import { RichText } from '@/components/ui/RichText';
import { TextLink } from '@/components/ui/TextLink';
import { monthsNote, monthsTitle } from '@/content/claims';
import { labels } from '@/content/labels';
import { draftedPage } from '@/content/page-copy/drafted-page';
import { platformPage } from '@/content/page-copy/platform';
import { platformRouteName, traditionalRoute } from '@/content/platform';
import { serviceLinks } from '@/content/services';
import { serviceEntries } from '@/content/services/entries';
import { stationList } from '@/content/stations/heads';
import { formatMonths } from '@/lib/figures/format';
import { journeyMonths, traditionalMonths } from '@/lib/figures/journey';
import { ticks } from '@/lib/geometry/scale';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { downloadFilename } from '@/lib/pdf/files';
import { JourneyWidget } from './_components/JourneyWidget';
import { PlatformHeader } from './_components/PlatformHeader';
import { StationBars } from './_components/StationBars';

export const metadata = pageMetadata('/services/complytrain');

const { timetable, drafts, features, benefits, comparison, metrics, callsToAction } = platformPage;

/** Renders the platform: journey, drafts, limits, benefits, comparison, return, and three calls to action. */
export default function Platform() {
  return (
    <Page path="/services/complytrain">
      <PlatformHeader />
      <Section id="timeline" title={timetable.title}>
        <Columns split="8-4">
          {[
            <StationBars key="stations" />,
            <aside className="part-stack" key="side">
              <JourneyWidget />
              <Subsection id="services" level={3} title={labels.services}>
                <PlainLinks
                  current={serviceEntries.complytrain.href}
                  label={labels.services}
                  links={serviceLinks}
                />
              </Subsection>
            </aside>,
          ]}
        </Columns>
      </Section>
      <Section theme="ink" id="drafts" lead={drafts.lead} title={drafts.title}>
        <DraftStack
          drafts={stationList.map(({ slug, number, name, months }) => ({
            number,
            name,
            when: formatMonths(months),
            text: drafts.stations[slug],
          }))}
        />
        <figure>
          <figcaption className="max-w-measure">
            <h3 className="text-sub">{draftedPage.title}</h3>
            <p className="mt-3 text-muted">
              <RichText text={draftedPage.origin} /> <RichText text={draftedPage.lead} />
            </p>
            <p className="mt-4 print:hidden">
              <a
                className="download max-w-100"
                download={downloadFilename('draft', 'sample')}
                href="/services/complytrain/draft.pdf"
              >
                <span>
                  {draftedPage.download.words}{' '}
                  <small className="font-normal text-muted text-small">{draftedPage.download.file}</small>
                </span>
                <Icon name="download" />
              </a>
            </p>
          </figcaption>
          <ResponsiveDisclosure className="mt-6" title={draftedPage.disclosure}>
            <DraftedPage notes />
          </ResponsiveDisclosure>
        </figure>
      </Section>
      <Section id="features" lead={features.lead} size="sub" title={features.title}>
        <DataTable
          caption={features.title}
          columns={[
            { label: features.columns[0], cell: ({ title }) => title, width: 'm' },
            { label: features.columns[1], cell: ({ does }) => does },
            { label: features.columns[2], cell: ({ stops }) => stops },
          ]}
          rows={features.items}
        />
      </Section>
      <Section id="benefits" size="sub" title={benefits.title}>
        <PointList columns={2} items={benefits.items} />
      </Section>
      <Section theme="ink" id="routes" lead={comparison.lead} title={comparison.title}>
        <Bars
          end={traditionalMonths.max}
          rows={[
            {
              name: traditionalRoute.name,
              note: comparison.traditional,
              value: '{figure:traditional.months}',
              min: traditionalMonths.max,
              max: traditionalMonths.max,
              kind: 'others',
            },
            {
              name: platformRouteName,
              note: comparison.platform,
              value: '{figure:journey}',
              min: journeyMonths.max,
              max: journeyMonths.max,
              decides: true,
            },
          ]}
          ticks={ticks(traditionalMonths.max, 6).map((at) => ({ at, label: String(at) }))}
        />
        <p className="max-w-measure text-small text-muted">
          <RichText text={comparison.note} />
        </p>
      </Section>
      <Section id="roi" lead={metrics.lead} size="sub" title={metrics.title}>
        <Bars end={100} rows={metrics.saved} ticks={metrics.ticks} />
        <Terms items={metrics.notes} variant="rows" />
        <AnswerDisclosure answer={metrics.months} name={monthsTitle}>
          <p className="max-w-measure">
            <RichText text={monthsNote} />
          </p>
        </AnswerDisclosure>
      </Section>
      <Section theme="ink" id="calls" screenOnly title={callsToAction.title}>
        <dl className="grid gap-x-gap gap-y-6 md:grid-cols-3">
          {callsToAction.items.map(({ label, text }, index) => (
            <div key={label}>
              <dt className="flex items-center md:min-h-14">
                {index < 2 ? (
                  <ButtonLink
                    arrow={index === 0}
                    href="/contact"
                    variant={index === 0 ? 'signal' : 'outline'}
                  >
                    {label}
                  </ButtonLink>
                ) : (
                  <TextLink href="/contact">{label}</TextLink>
                )}
              </dt>
              <dd className="mt-3 text-small">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </Page>
  );
}
