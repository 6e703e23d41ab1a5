import { Trunk } from '@/components/line/Trunk';
import { ContactCard } from '@/components/sections/ContactCard';
import { SideList } from '@/components/sections/SideList';
import { TextLink } from '@/components/ui/TextLink';
import { certifications } from '@/content/certifications';
import type { Certification } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';
import { entranceCopy } from '@/content/page-copy/planner';
import { routeWith } from '@/lib/planner/engine/route-with';

/**
 * The eight certifications and the contact card, beside the content; below 1181 px a band of its own. They stay in view
 * where the window is high enough for both: otherwise what has the focus could lie outside it.
 */
export function Sidebar({ certification }: { certification: Certification }) {
  const { slug, contact } = certification;
  const { sidebar, comparison } = certificationCopy;
  return (
    <aside className="framed relative py-part md:pt-section md:pb-0 lg:pb-section lg:pointer-events-none lg:col-start-1 lg:row-start-1 lg:pt-24">
      <Trunk className="inset-y-0 lg:hidden" />
      <div className="grid items-start gap-x-8 gap-y-8 md:grid-cols-2 lg:pointer-events-auto lg:top-24 lg:[@media(min-height:64rem)]:sticky lg:ml-auto lg:w-82.5 lg:grid-cols-1">
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
          <TextLink className="mt-4 print:hidden" href={comparison.path}>
            {comparison.link}
          </TextLink>
          <TextLink className="mt-2 print:hidden" href={routeWith(slug)}>
            {entranceCopy.certification}
          </TextLink>
        </div>
        <ContactCard
          action={sidebar.contactAction}
          text={`${contact.text} ${sidebar.response}`}
          title={contact.title}
        />
      </div>
    </aside>
  );
}
