import { ButtonLink } from '@/components/ui/ButtonLink';
import { RichText } from '@/components/ui/RichText';
import type { Slide } from '@/content/page-copy/home';
import { NoteLink } from './NoteLink';
import { SlideArt } from './SlideArt';

/** One slide: heading, one or two sentences, its link, and its drawing beside them. */
export function SlideContent({ slide: { id, title, lead, claim, more, action } }: { slide: Slide }) {
  return (
    <>
      <div className="slide-copy">
        <h2>{title.join('\n')}</h2>
        <p>
          <RichText text={lead} terms={false} />
          {claim && <NoteLink name={claim} />}{' '}
          <span className="max-md:hidden">
            <RichText text={more} terms={false} />
          </span>
        </p>
        <ButtonLink href={action.href} variant="outline">
          {action.label}
        </ButtonLink>
      </div>
      <div className="slide-art">
        <SlideArt id={id} />
      </div>
    </>
  );
}
