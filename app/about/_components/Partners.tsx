import { Section } from '@/components/ui/Section';
import { aboutPage } from '@/content/page-copy/about';
import { Entry } from './Entry';
import { ListHead } from './ListHead';

/** The organizations a certificate passes through, by kind; no names. */
export function Partners() {
  const { title, lead, kinds } = aboutPage.partners;
  return (
    <Section labelledBy="partners" pad="part">
      <ListHead id="partners" lead={lead} title={title} />
      <ul className="mt-7 grid gap-x-6 md:grid-cols-2 lg:mt-10 lg:grid-cols-3">
        {kinds.map((kind) => (
          <Entry key={kind.title} level={3} text={kind.text} title={kind.title} />
        ))}
      </ul>
    </Section>
  );
}
