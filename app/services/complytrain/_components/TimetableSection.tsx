import { SideList } from '@/components/sections/SideList';
import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { labels } from '@/content/labels';
import { platformPage } from '@/content/page-copy/platform';
import { serviceLinks } from '@/content/services';
import { serviceEntries } from '@/content/services/entries';
import { JourneyWidget } from './JourneyWidget';
import { Timetable } from './Timetable';

const { title, lead, overlap, terms } = platformPage.timetable;

/** The five stations to scale; beside them the example of a journey and the four services. */
export function TimetableSection() {
  return (
    <Section pad="part">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-beside-list">
        <div>
          <Heading level={2}>{title}</Heading>
          <p className="mt-6 break-after-avoid text-lead">{lead}</p>
          <Timetable />
          <div className="mt-6 max-w-46em space-y-3 text-small text-muted">
            <p>
              <RichText text={overlap} />
            </p>
            <p>{terms}</p>
          </div>
        </div>
        <aside className="flex flex-col gap-8 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:items-start print:flex">
          <JourneyWidget />
          <SideList
            current={serviceEntries.complytrain.href}
            fold={labels.allServices}
            items={serviceLinks}
            title={labels.services}
          />
        </aside>
      </div>
    </Section>
  );
}
