import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { StopList } from '@/components/ui/StopList';
import { trainingPage } from '@/content/page-copy/training';

const { title, groups, today } = trainingPage.planned;

/** What is planned, in two lists, and where a part of it exists today. */
export function Planned() {
  return (
    <Section ground="tint">
      <Heading level={2}>{title}</Heading>
      <div className="mt-8 grid gap-x-16 gap-y-8 md:grid-cols-2 lg:mt-12">
        {groups.map(({ title: name, text, items }) => (
          <div className="border-fg border-t-2 pt-4" key={name}>
            <h3 className="text-name">{name}</h3>
            <p className="mt-2 mb-4 max-w-32em text-body text-muted">{text}</p>
            <StopList items={items} />
          </div>
        ))}
      </div>
      <p className="mt-8 print:mt-4">
        <RichText text={today} />
      </p>
    </Section>
  );
}
