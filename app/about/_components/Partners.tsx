import { Fold } from '@/components/ui/Fold';
import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { aboutPage } from '@/content/page-copy/about';
import { fill } from '@/lib/text/fill';

/** The hands a certificate passes through, by kind; no names. */
export function Partners() {
  const { partners } = aboutPage;
  return (
    <Section labelledBy="partners">
      <Heading id="partners" level={2}>
        {partners.title}
      </Heading>
      <p className="mt-5 max-w-measure text-lead text-muted">
        <RichText text={partners.lead} />
      </p>
      <Fold className="mt-6 md:mt-8 lg:mt-13" title={fill(partners.fold, { count: partners.kinds.length })}>
        <dl className="grid gap-x-18 border-fg md:border-t-2 lg:grid-cols-2 lg:border-t-0">
          {partners.kinds.map(({ title, text }) => (
            <div
              className="gap-x-4 border-rule py-4.5 not-first:border-t md:grid md:grid-cols-[13.25rem_1fr] md:items-baseline lg:border-t lg:first:border-fg lg:first:border-t-2 lg:[&:nth-child(2)]:border-fg lg:[&:nth-child(2)]:border-t-2"
              key={title}
            >
              <dt className="text-h4">{title}</dt>
              <dd className="text-muted text-small max-md:mt-1">
                <RichText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </Fold>
    </Section>
  );
}
