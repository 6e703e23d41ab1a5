import { Section } from '@/components/ui/Section';
import { aboutPage } from '@/content/page-copy/about';
import { Entry } from './Entry';
import { ListHead } from './ListHead';

/** The roles of the company in three groups. */
export function Team() {
  const { title, lead, groups } = aboutPage.team;
  return (
    <Section labelledBy="team" pad="part">
      <ListHead id="team" lead={lead} title={title} />
      <div className="mt-7 grid gap-x-6 gap-y-8 lg:mt-10 lg:grid-cols-3">
        {groups.map(({ name, roles }) => (
          <section className="border-fg border-t-2" key={name}>
            <h3 className="pt-4 pb-3 text-h3">{name}</h3>
            <ul>
              {roles.map((role) => (
                <Entry key={role.name} level={4} text={role.text} title={role.name} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}
