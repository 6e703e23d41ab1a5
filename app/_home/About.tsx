import { LineMap } from '@/components/art/LineMap';
import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { TextLink } from '@/components/ui/TextLink';
import { home } from '@/content/page-copy/home';
import { ClaimFigure } from './ClaimFigure';

/** Who we are: two offices on one line, and the claims that are figures. */
export function About() {
  const { title, lead, text, action, map, claims } = home.about;
  return (
    <Section labelledBy="about">
      <div className="split:grid split:grid-cols-2 split:gap-6">
        <div>
          <Heading className="max-w-11em" id="about" level={2}>
            {title}
          </Heading>
          <p className="mt-7 max-w-152 text-lead lg:mt-9">
            <RichText text={lead} />
          </p>
          <p className="mt-5 max-w-152">
            <RichText text={text} />
          </p>
          <TextLink className="mt-7" href={action.href}>
            {action.label}
          </TextLink>
        </div>
        <LineMap
          className="-mr-gutter mt-7 max-md:-ml-gutter max-md:aspect-760/560 md:max-split:aspect-760/590 md:mt-12 split:mt-0 split:h-125 lg:h-160 xl:h-175 min-[90.0625rem]:mr-0 min-[90.0625rem]:h-156.5"
          label={map.label}
          places={map.places}
        />
      </div>
      <ul className="mt-6 border-fg md:mt-10 border-t-2 md:grid md:grid-cols-2 lg:mt-18 lg:grid-cols-4">
        {claims.map((name) => (
          <ClaimFigure key={name} name={name} />
        ))}
      </ul>
    </Section>
  );
}
