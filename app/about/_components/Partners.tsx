import { Fold } from '@/components/ui/Fold';
import { Section } from '@/components/ui/Section';
import { aboutPage } from '@/content/page-copy/about';
import { fill } from '@/lib/text/fill';
import { Entry } from './Entry';
import { ListHead } from './ListHead';

/** The organizations a certificate passes through, by kind; no names. */
export function Partners() {
  const { title, lead, fold, kinds } = aboutPage.partners;
  return (
    <Section labelledBy="partners" className="py-6 md:py-12" pad="none">
      <ListHead id="partners" lead={lead} title={title} />
      <Fold className="mt-4 lg:mt-8" title={fill(fold, { count: kinds.length })}>
        <ul className="grid gap-x-6 md:grid-cols-2 lg:grid-cols-3">
          {kinds.map((kind) => (
            <Entry key={kind.title} level={3} text={kind.text} title={kind.title} />
          ))}
        </ul>
      </Fold>
    </Section>
  );
}
