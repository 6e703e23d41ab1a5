import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { aboutPage } from '@/content/page-copy/about';

/** Mission and vision, each a statement and what stands behind it. */
export function Purpose() {
  return (
    <Section ground="tint" className="py-6 md:py-12" pad="none">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
        {aboutPage.purpose.map(({ id, title, statement, text }) => (
          <section aria-labelledby={id} key={id}>
            <Heading id={id} level={2} size="sub" stop={id === 'mission'}>
              {title}
            </Heading>
            <p className="mt-4 text-pretty font-bold text-lead">{statement}</p>
            {text && (
              <p className="mt-4 max-w-measure text-muted text-small">
                <RichText text={text} />
              </p>
            )}
          </section>
        ))}
      </div>
    </Section>
  );
}
