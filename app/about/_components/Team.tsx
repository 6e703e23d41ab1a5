import { HeadedFold } from '@/components/ui/HeadedFold';
import { Section } from '@/components/ui/Section';
import { aboutPage } from '@/content/page-copy/about';
import { Entry } from './Entry';
import { ListHead } from './ListHead';

/** The roles of the company in three groups. */
export function Team() {
  const { title, lead, groups } = aboutPage.team;
  return (
    <Section labelledBy="team" className="py-6 md:py-12" pad="none">
      <ListHead id="team" lead={lead} title={title} />
      <div className="mt-4 grid gap-x-6 gap-y-0 md:gap-y-8 lg:mt-8 lg:grid-cols-3">
        {groups.map(({ name, roles }) => (
          <section className="border-fg border-t-2" key={name}>
            <HeadedFold heading={<h3 className="text-name">{name}</h3>}>
              <ul>
                {roles.map((role) => (
                  <Entry key={role.name} level={4} text={role.text} title={role.name} />
                ))}
              </ul>
            </HeadedFold>
          </section>
        ))}
      </div>
    </Section>
  );
}
