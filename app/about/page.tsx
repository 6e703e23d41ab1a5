import { Page } from '@/components/layout/Page';
import { Columns } from '@/components/parts/Columns';
import { LinkRows } from '@/components/parts/LinkRows';
import { PageHeader } from '@/components/parts/PageHeader';
import { Section } from '@/components/parts/Section';
import { Steps } from '@/components/parts/Steps';
import { Subsection } from '@/components/parts/Subsection';
import { Terms } from '@/components/parts/Terms';
import { Prose } from '@/components/ui/Prose';
import { RichText } from '@/components/ui/RichText';
import { certainties, certaintyKey, certaintyLabels } from '@/content/certainty';
import { certificationBySlug } from '@/content/certifications';
import { corrections } from '@/content/corrections';
import { certificationPath } from '@/content/navigation';
import { aboutPage } from '@/content/page-copy/about';
import { hasCertaintyLabel } from '@/lib/certainty/certainty-labels';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { crumbs } from '@/lib/pages/registry';
import { DistanceLine } from './_components/DistanceLine';

export const metadata = pageMetadata('/about');

/** Renders who we are: purpose, roles, fields of work, partners by type, history, method and accessibility. */
export default function AboutPage() {
  const { title, lead, purpose, team, credentials, partners, history, method, accessibility } = aboutPage;
  return (
    <Page path="/about">
      <PageHeader crumbs={crumbs('/about')} lead={lead} title={title}>
        <DistanceLine />
      </PageHeader>
      <Section compact theme="tint">
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
        <Columns split="4-4-4">
          {team.groups.map(({ name, roles }) => (
            <Terms
              items={roles.map((role) => ({ term: role.name, text: role.text }))}
              key={name}
              variant="bold"
              title={name}
            />
          ))}
        </Columns>
      </Section>
      <Section theme="ink" id="credentials" lead={credentials.lead} size="sub" title={credentials.title}>
        <LinkRows
          rows={credentials.fields.map(({ name, certifications }) => ({
            name,
            links: certifications.map((slug) => ({
              label: certificationBySlug[slug].title,
              href: certificationPath(slug),
            })),
          }))}
        />
      </Section>
      <Section id="partners" lead={partners.lead} size="sub" title={partners.title}>
        <Terms
          columns={3}
          items={partners.kinds.map(({ title, text }) => ({ term: title, text }))}
          variant="bold"
        />
      </Section>
      <Section theme="tint" id="history" title={history.title}>
        <Steps
          items={history.stops.map(({ kind, ...stop }) => ({
            ...stop,
            when: history.kinds[kind],
            planned: kind === 'planned',
          }))}
          line
        />
      </Section>
      <Section compact id="method" size="sub" title={method.title}>
        <Prose paragraphs={method.text} />
        <Terms
          items={certainties.filter(hasCertaintyLabel).map((certainty) => ({
            term: certaintyLabels[certainty],
            text: certaintyKey.meanings[certainty],
          }))}
          variant="ruled"
        />
        <Prose paragraphs={method.after} />
      </Section>
      <Section
        compact
        id="corrections"
        lead={aboutPage.corrections.lead}
        size="sub"
        title={aboutPage.corrections.title}
      >
        <Terms items={corrections.map(({ date, text }) => ({ term: `{${date}}`, text }))} variant="ruled" />
      </Section>
      <Section compact id="accessibility" size="sub" title={accessibility.title}>
        <Prose paragraphs={accessibility.text} />
      </Section>
    </Page>
  );
}
