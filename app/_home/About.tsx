import { LineMap } from '@/components/art/LineMap';
import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { TextLink } from '@/components/ui/TextLink';
import { home } from '@/content/page-copy/home';

/** Who we are: two offices on one line. */
export function About() {
  const { title, lead, text, action, map } = home.about;
  return (
    <Section labelledBy="about" pad="none">
      <div className="split:grid split:grid-cols-2 split:gap-16">
        <div className="pt-6 pb-4 md:py-24 print:py-2">
          <Heading className="max-w-11em" id="about" level={2}>
            {title}
          </Heading>
          <p className="mt-4 max-w-152 text-lead md:mt-6">
            <RichText text={lead} />
          </p>
          <p className="mt-4 max-w-152">
            <RichText text={text} />
          </p>
          <TextLink className="mt-4" href={action.href}>
            {action.label}
          </TextLink>
        </div>
        <LineMap
          className="-mr-gutter max-md:-ml-gutter max-md:h-75 max-md:max-h-[90vw] md:max-split:aspect-760/590 print:h-80 split:max-h-[min(70vw,56rem)] split:min-h-140 min-[90.0625rem]:mr-0"
          label={map.label}
          places={map.places}
        />
      </div>
    </Section>
  );
}
