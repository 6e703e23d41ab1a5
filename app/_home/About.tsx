import { RichText } from '@/components/ui/RichText';
import { SectionFrame } from '@/components/ui/SectionFrame';
import { TextLink } from '@/components/ui/TextLink';
import { ukrainianLink } from '@/content/navigation';
import { home } from '@/content/page-copy/home';
import { LineMap } from './LineMap';

/** Renders who we are: text, and a map of the two offices that extends to the edge of the page. */
export function About() {
  const { title, lead, text, action, map } = home.about;
  return (
    <SectionFrame
      className="grid-cols-[632fr_580fr] pt-8 md:py-12 lg:grid lg:gap-x-8 print:py-2"
      theme="tint"
      labelledBy="about"
      pad="none"
    >
      <div>
        <h2 className="part-section" id="about">
          {title}
        </h2>
        <p className="mt-4 text-lead">
          <RichText text={lead} />
        </p>
        <p className="mt-3">
          <RichText text={text} />
        </p>
        <p className="mt-2 flex flex-wrap gap-x-6">
          <TextLink href={action.href}>{action.label}</TextLink>
          <TextLink href={ukrainianLink.href} lang={ukrainianLink.lang}>
            {ukrainianLink.label}
          </TextLink>
        </p>
      </div>
      <LineMap label={map.label} places={map.places} />
    </SectionFrame>
  );
}
