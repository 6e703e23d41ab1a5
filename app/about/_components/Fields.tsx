import { Section } from '@/components/ui/Section';
import { certificationBySlug } from '@/content/certifications';
import { certificationPath } from '@/content/navigation';
import { aboutPage } from '@/content/page-copy/about';
import { ListHead } from './ListHead';

/** Fields of work with the certifications of each. */
export function Fields() {
  const { title, lead, fields } = aboutPage.credentials;
  return (
    <Section ground="ink" labelledBy="credentials" className="py-6 md:py-12" pad="none">
      <ListHead id="credentials" lead={lead} title={title} />
      <ul className="mt-4 grid gap-x-6 md:grid-cols-2 lg:grid-cols-4">
        {fields.map(({ name, certifications }) => (
          <li className="border-rule border-t py-2" key={name}>
            <h3 className="text-name">{name}</h3>
            <p className="flex flex-wrap gap-x-4">
              {certifications.map((slug) => (
                <a className="word-link py-1 font-bold text-small" href={certificationPath(slug)} key={slug}>
                  {certificationBySlug[slug].title}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
