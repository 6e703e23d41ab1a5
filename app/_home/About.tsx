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
      <div className="min-[60rem]:grid min-[60rem]:grid-cols-2 min-[60rem]:gap-6">
        <div>
          <Heading className="max-w-[11em]" id="about" level={2}>
            {title}
          </Heading>
          <p className="mt-7 max-w-[38rem] text-lead lg:mt-9">
            <RichText text={lead} />
          </p>
          <p className="mt-5 max-w-[38rem]">
            <RichText text={text} />
          </p>
          <p className="mt-7">
            <TextLink href={action.href}>{action.label}</TextLink>
          </p>
        </div>
        <LineMap
          className="-mr-gutter mt-9 max-md:-ml-gutter max-[59.9375rem]:aspect-[760/590] md:mt-12 min-[60rem]:mt-0 min-[60rem]:h-[500px] lg:h-[640px] xl:h-[700px] min-[90.0625rem]:mr-0 min-[90.0625rem]:h-[626px]"
          label={map.label}
          places={map.places}
        />
      </div>
      <ul className="mt-10 border-fg border-t-2 md:grid md:grid-cols-2 lg:mt-[72px] lg:grid-cols-4">
        {claims.map((name) => (
          <ClaimFigure key={name} name={name} />
        ))}
      </ul>
    </Section>
  );
}
