import { Page } from '@/components/layout/Page';
import { Columns } from '@/components/parts/Columns';
import { DataTable } from '@/components/parts/DataTable';
import { PageHeader } from '@/components/parts/PageHeader';
import { Section } from '@/components/parts/Section';
import { Subsection } from '@/components/parts/Subsection';
import { Terms } from '@/components/parts/Terms';
import { TimeLine } from '@/components/parts/TimeLine';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { Ledger } from '@/components/sections/Ledger';
import { Prose } from '@/components/ui/Prose';
import { RichText } from '@/components/ui/RichText';
import { certainties, certaintyKey, certaintyLabels } from '@/content/certainty';
import { certificationBySlug } from '@/content/certifications';
import { corrections } from '@/content/corrections';
import { certificationPath } from '@/content/navigation';
import { aboutPage, type Role } from '@/content/page-copy/about';
import { hasCertaintyLabel } from '@/lib/certainty/certainty-labels';
import { formatDate } from '@/lib/figures/format';
import { yearOf } from '@/lib/geometry/year-of';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { crumbs } from '@/lib/pages/registry';
import { DistanceLine } from './_components/DistanceLine';

export const metadata = pageMetadata('/about');

const { title, lead, purpose, team, partners, history, method, accessibility } = aboutPage;
const roles = team.groups.flatMap(({ name: group, roles }) =>
  roles.map((role: Role) => ({ ...role, group })),
);

/** Renders who we are: purpose, roles with their fields, partners by type, history, method and accessibility. */
export default function AboutPage() {
  return (
    <Page path="/about">
      <PageHeader crumbs={crumbs('/about')} lead={lead} title={title}>
        <DistanceLine />
      </PageHeader>
      <Ledger theme="ink" />
      <Section>
        <Columns split="6-6">
          {purpose.map(({ id, title, statement, text }) => (
            <Subsection id={id} key={id} lead={statement} title={title}>
              {text && (
                <p>
                  <RichText text={text} />
                </p>
              )}
            </Subsection>
          ))}
        </Columns>
      </Section>
      <Section id="team" lead={team.lead} title={team.title}>
        <DataTable
          caption={team.title}
          columns={[
            {
              label: team.columns.role,
              cell: ({ name, group }) => (
                <>
                  {name} <span className="block font-normal text-muted text-small">{group}</span>
                </>
              ),
              width: 'm',
            },
            {
              label: team.columns.field,
              cell: ({ field }) => field && fieldOf(field),
              width: 'm',
              mobile: 'unlabeled',
            },
            { label: team.columns.text, cell: ({ text }) => text, mobile: 'unlabeled' },
          ]}
          rows={roles}
        />
        <p className="part-caption">{team.note}</p>
        <Subsection id="partners" title={partners.title}>
          <p className="max-w-measure">
            <RichText text={partners.text} />
          </p>
        </Subsection>
      </Section>
      <Section theme="tint" id="history" title={history.title}>
        <TimeLine
          caption={history.caption}
          from={history.from}
          stops={history.stops.map(({ date, title, kind, before }) => ({
            at: kind === 'planned' ? history.to : yearOf(date ?? String(history.to)),
            title,
            note: [date && formatDate(date), history.kinds[kind]].filter(Boolean).join(', '),
            planned: kind === 'planned',
            ...(before && { before }),
          }))}
          ticks={[history.from, history.from + 1].map((year) => ({ at: year, label: String(year) }))}
          to={history.to}
        />
        <p className="text-small">
          <RichText text={history.note} />
        </p>
      </Section>
      <Section>
        <Columns split="6-6">
          {[
            <Subsection id="method" key="method" title={method.title}>
              <Prose paragraphs={method.text} />
              <Terms
                items={certainties.filter(hasCertaintyLabel).map((certainty) => ({
                  term: certaintyLabels[certainty],
                  text: certaintyKey.meanings[certainty],
                }))}
                variant="ruled"
              />
              <Prose paragraphs={method.after} />
            </Subsection>,
            <div className="part-stack" key="care">
              <Subsection id="corrections" title={aboutPage.corrections.title}>
                <p>
                  <RichText text={aboutPage.corrections.lead} />
                </p>
                <Terms
                  items={corrections.map(({ date, text }) => ({ term: `{${date}}`, text }))}
                  variant="ruled"
                />
              </Subsection>
              <Subsection id="accessibility" title={accessibility.title}>
                <Prose paragraphs={accessibility.text} />
              </Subsection>
            </div>,
          ]}
        </Columns>
      </Section>
      <ClosingCall />
    </Page>
  );
}

/** Returns a field with links to its certifications. */
const fieldOf = ({ name, certifications }: NonNullable<Role['field']>) => (
  <>
    <b>{name}</b>
    <span className="block">
      <RichText
        terms={false}
        text={certifications
          .map((slug) => `[${certificationBySlug[slug].title}](${certificationPath(slug)})`)
          .join(', ')}
      />
    </span>
  </>
);
