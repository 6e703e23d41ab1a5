import { Checked } from '@/components/sections/Checked';
import { Heading } from '@/components/ui/Heading';
import { Prose } from '@/components/ui/Prose';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { aboutPage } from '@/content/page-copy/about';

/** Mission and vision, each a statement under a rule, and the claim that belongs to the vision. */
export function Purpose() {
  const { purpose, purposeClaim: claim } = aboutPage;
  return (
    <Section ground="tint">
      <div className="flex flex-col gap-16 md:gap-21">
        {purpose.map(({ id, title, statement, text }) => (
          <section aria-labelledby={id} className="grid gap-x-6 gap-y-6 lg:grid-cols-12" key={id}>
            <Heading className="lg:col-span-4" id={id} level={2}>
              {title}
            </Heading>
            <div className="border-fg border-t-2 pt-5 lg:col-span-8">
              <p className="text-pretty font-medium text-statement">{statement}</p>
              <Prose className="mt-5" paragraphs={text} />
              {id === 'vision' && (
                <div className="mt-9 grid gap-x-6 gap-y-2 border-rule border-t pt-5 md:grid-cols-[auto_1fr]">
                  <p className="text-figure">
                    <RichText text={claim.figure} terms={false} />
                  </p>
                  <div className="max-w-measure self-end">
                    <p className="font-bold">{claim.label}</p>
                    <p className="text-label text-muted">
                      <RichText text={claim.footnote} />
                    </p>
                    <Checked className="mt-2" of={claim.footnote} />
                  </div>
                </div>
              )}
            </div>
          </section>
        ))}
      </div>
    </Section>
  );
}
