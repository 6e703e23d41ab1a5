import { Trunk } from '@/components/line/Trunk';
import { ContactCard } from '@/components/sections/ContactCard';
import { SideList } from '@/components/sections/SideList';
import { Frame } from '@/components/ui/Frame';
import { StopList } from '@/components/ui/StopList';
import { TextLink } from '@/components/ui/TextLink';
import { certifications } from '@/content/certifications';
import type { Certification } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';
import { entranceCopy } from '@/content/page-copy/planner';
import { routeWith } from '@/lib/planner/route-with';
import { Downloads } from './Downloads';

/** The eight certifications, prerequisites, downloads and the contact card; below 1181 px a band of its own. */
export function Sidebar({ certification }: { certification: Certification }) {
  const { slug, contact, prerequisites } = certification;
  const { sidebar, comparison } = certificationCopy;
  return (
    <aside className="relative py-part md:py-section lg:pointer-events-none lg:col-start-1 lg:row-start-1 lg:pt-22">
      <div className="lg:hidden">
        <Trunk />
      </div>
      <Frame>
        <div className="grid items-start gap-x-10 gap-y-11 md:grid-cols-2 lg:pointer-events-auto lg:ml-auto lg:w-82.5 lg:grid-cols-1">
          <div>
            <SideList
              current={`/certifications/${slug}`}
              items={certifications.map((entry) => ({
                label: entry.comparison.name,
                href: `/certifications/${entry.slug}`,
              }))}
              fold={sidebar.fold}
              title={sidebar.certifications}
            />
            <TextLink className="mt-4.5 print:hidden" href={comparison.path}>
              {comparison.link}
            </TextLink>
            <TextLink className="mt-1.5 print:hidden" href={routeWith(slug)}>
              {entranceCopy.certification}
            </TextLink>
          </div>
          <div className="grid gap-y-11">
            <section>
              <h2 className="mb-3.5 text-h4">{sidebar.prerequisites}</h2>
              <StopList
                items={prerequisites.map(({ text, certification: other }) =>
                  other ? `[${text}](/certifications/${other})` : text,
                )}
              />
            </section>
            <Downloads slug={slug} title={certification.title} />
          </div>
          <ContactCard
            action={sidebar.contactAction}
            className="md:max-lg:col-span-2 md:max-lg:grid md:max-lg:grid-cols-[1fr_16rem] md:max-lg:items-end md:max-lg:gap-x-10"
            text={`${contact.text} ${sidebar.response}`}
            title={contact.title}
          />
        </div>
      </Frame>
    </aside>
  );
}
