import { ServiceDrawing } from '@/components/art/ServiceDrawing';
import { Page } from '@/components/layout/Page';
import { AnswerDisclosure } from '@/components/parts/AnswerDisclosure';
import { Columns } from '@/components/parts/Columns';
import { PlainLinks } from '@/components/parts/LinkRows';
import { PageHeader } from '@/components/parts/PageHeader';
import { Section } from '@/components/parts/Section';
import { Sources } from '@/components/parts/Sources';
import { Subsection } from '@/components/parts/Subsection';
import { CertaintyKey } from '@/components/sections/CertaintyKey';
import { Checked } from '@/components/sections/Checked';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { ContactCard } from '@/components/sections/ContactCard';
import { LastChange } from '@/components/sections/LastChange';
import { RichText } from '@/components/ui/RichText';
import { investmentCall } from '@/content/closing';
import { factLabels } from '@/content/facts/labels';
import { labels } from '@/content/labels';
import { serviceLinks } from '@/content/services';
import { serviceEntries } from '@/content/services/entries';
import { servicePages } from '@/content/services/pages';
import type { ServicePageSlug } from '@/content/services/types';
import { factsIn } from '@/lib/facts/facts';
import { familyRoute } from '@/lib/metadata/family-route';
import { crumbs } from '@/lib/pages/registry';

interface Props {
  params: Promise<{ slug: ServicePageSlug }>;
}

export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = familyRoute('services');

/** Renders a service: what it is, how we work, and its limits; in the side column the services and the contact card. */
export default async function Route({ params }: Props) {
  const page = servicePages[(await params).slug];
  const { slug, heading, intro, body, contact, drawing } = page;
  const { title, href } = serviceEntries[slug];
  return (
    <Page path={`/services/${slug}`}>
      {/* `below`, because the line of the drawing starts at the trunk, outside the frame. */}
      <PageHeader
        variant="drawing"
        below={<ServiceDrawing drawing={drawing} slug={slug} />}
        crumbs={crumbs(`/services/${slug}`)}
      >
        <h1 className="mt-section max-w-7em text-display">{title}</h1>
      </PageHeader>
      <Section>
        <Columns split="8-4">
          {[
            <Subsection id="how" key="main" lead={intro} title={heading}>
              <div className="flex max-w-38em flex-col gap-6 print:max-w-46em print:gap-3">
                {body.map((text, index) => (
                  <p key={index}>
                    <RichText text={text} />
                  </p>
                ))}
                <div className="flex flex-wrap items-baseline gap-x-8 gap-y-1 empty:hidden">
                  <LastChange content={page} />
                  <Checked content={body} />
                </div>
              </div>
            </Subsection>,
            <aside aria-label={labels.services} className="part-stack" key="side">
              <Subsection id="services" level={3} title={labels.services}>
                <PlainLinks current={href} label={labels.services} links={serviceLinks} />
              </Subsection>
              <ContactCard {...contact} />
            </aside>,
          ]}
        </Columns>
        {factsIn(page).length > 0 && (
          <div>
            <AnswerDisclosure answer={factLabels.sources.hint} id="sources" name={factLabels.sources.title}>
              <Sources content={page} />
            </AnswerDisclosure>
            <CertaintyKey path={`/services/${slug}`} />
          </div>
        )}
      </Section>
      <ClosingCall {...(slug === 'investment' && investmentCall)} />
    </Page>
  );
}
