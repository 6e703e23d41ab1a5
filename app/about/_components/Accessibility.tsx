import { Fold } from '@/components/ui/Fold';
import { Heading } from '@/components/ui/Heading';
import { Prose } from '@/components/ui/Prose';
import { Section } from '@/components/ui/Section';
import { aboutPage } from '@/content/page-copy/about';

/** The accessibility statement of the site. */
export function Accessibility() {
  const { title, text } = aboutPage.accessibility;
  return (
    <Section id="accessibility" labelledBy="accessibility-title" className="py-4 md:py-12" pad="none">
      <div className="grid gap-x-6 gap-y-8 lg:grid-cols-12">
        <Heading className="max-md:sr-only lg:col-span-5" id="accessibility-title" level={2} size="sub">
          {title}
        </Heading>
        <Fold className="lg:col-span-7" title={title}>
          <Prose className="max-md:pt-4" paragraphs={text} />
        </Fold>
      </div>
    </Section>
  );
}
