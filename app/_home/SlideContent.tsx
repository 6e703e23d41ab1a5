import { clsx } from 'clsx';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { RichText } from '@/components/ui/RichText';
import type { Slide } from '@/content/page-copy/home';
import { SlideArt } from './SlideArt';

/** One slide: heading, lead and actions, and its drawing beside them. */
export function SlideContent({ slide }: { slide: Slide }) {
  const light = slide.ground === 'signal';
  return (
    <>
      <div className="slide-copy">
        <h2>{slide.title.join('\n')}</h2>
        <p>
          <RichText text={slide.lead} terms={false} />
        </p>
        <div>
          {slide.actions.map(({ label, href }, index) => (
            <ButtonLink
              arrow={index === 0}
              href={href}
              key={label}
              variant={index > 0 ? 'outline' : light ? 'paper' : 'signal'}
            >
              {label}
            </ButtonLink>
          ))}
          {slide.note && (
            <p>
              <RichText text={slide.note} terms={false} />
            </p>
          )}
        </div>
      </div>
      {/* On the phone the journey line has its place. */}
      <div className={clsx('slide-art', slide.id === 'journey' && 'max-md:live:hidden')}>
        <SlideArt id={slide.id} />
      </div>
    </>
  );
}
