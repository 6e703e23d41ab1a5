import { Heading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import { home } from '@/content/page-copy/home';

const { title, panels } = home.tabs;

/** The reader's situation and the service that starts there: four branches of one line. */
export function StartingPoints() {
  return (
    <Section ground="tint" labelledBy="starting-points">
      <Heading id="starting-points" level={2}>
        {title}
      </Heading>
      <ul className="starting-points mt-8 lg:mt-12">
        {panels.map(({ id, title: situation, label, action }) => (
          <li key={id}>
            <a className="arrow-end" href={action.href}>
              {situation} <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
