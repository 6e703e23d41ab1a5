import { Checked } from '@/components/sections/Checked';
import { ContactCard } from '@/components/sections/ContactCard';
import { LastChange } from '@/components/sections/LastChange';
import { PageSources } from '@/components/sections/PageSources';
import { SideList } from '@/components/sections/SideList';
import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { labels } from '@/content/labels';
import { serviceLinks } from '@/content/services';
import { serviceEntries } from '@/content/services/entries';
import type { ServicePage } from '@/content/services/types';

/** Intro, two paragraphs, and beside them the four services and the contact card. */
export function ServiceBody({ page }: { page: ServicePage }) {
  const { slug, heading, intro, body, contact } = page;
  return (
    <Section pad="part">
      <div className="grid gap-x-16 gap-y-16 print:gap-y-0 lg:grid-cols-beside-list">
        <div>
          <Heading level={2}>{heading}</Heading>
          <p className="mt-8 max-w-30em print:mt-4 text-lead">
            <RichText text={intro} />
          </p>
          <div className="mt-12 flex max-w-38em print:max-w-46em flex-col gap-6 print:mt-6 print:gap-3 lg:mt-16">
            {body.map((text) => (
              <p key={text.slice(0, 24)}>
                <RichText text={text} />
              </p>
            ))}
            <Checked of={body} />
          </div>
        </div>
        <aside className="flex flex-col gap-8">
          <SideList current={serviceEntries[slug].href} items={serviceLinks} title={labels.services} />
          <ContactCard {...contact} />
        </aside>
      </div>
      <div className="mt-16 empty:hidden print:mt-6">
        <LastChange className="mb-6" of={page} />
        <PageSources of={page} />
      </div>
    </Section>
  );
}
