import { Section } from '@/components/ui/Section';
import { certificationBySlug } from '@/content/certifications';
import { certificationPath } from '@/content/navigation';
import { aboutPage } from '@/content/page-copy/about';
import { Entry } from './Entry';
import { ListHead } from './ListHead';

/** Fields of work with the certifications of each. */
export function Fields() {
  const { title, lead, fields } = aboutPage.credentials;
  return (
    <Section ground="ink" labelledBy="credentials" className="py-9 md:py-16" pad="none">
      <ListHead id="credentials" lead={lead} title={title} />
      <ul className="mt-7 grid gap-x-6 md:grid-cols-2 lg:mt-10 lg:grid-cols-4">
        {fields.map(({ name, text, certifications }) => (
          <Entry key={name} level={3} text={text} title={name}>
            <p className="mt-1.5 flex flex-wrap gap-x-4">
              {certifications.map((slug) => (
                <a className="word-link py-1 font-bold text-small" href={certificationPath(slug)} key={slug}>
                  {certificationBySlug[slug].title}
                </a>
              ))}
            </p>
          </Entry>
        ))}
      </ul>
    </Section>
  );
}
