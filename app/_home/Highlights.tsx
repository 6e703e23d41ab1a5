import { BannerCarousel } from '@/components/interactive/BannerCarousel';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { bannerLabels } from '@/content/labels';
import { home } from '@/content/page-copy/home';
import { JourneyLine } from './JourneyLine';
import { SlideContent } from './SlideContent';

/** The banner: seven slides over one journey line, and one action for all of them. */
export function Highlights() {
  const { label, slides, action } = home.banner;
  return (
    <>
      {/* The slides' headings come and go; the page's own heading must not. */}
      <h1 className="sr-only">{home.heading}</h1>
      <BannerCarousel
        action={
          <div className="banner-action">
            <ButtonLink arrow href={action.href}>
              {action.label}
            </ButtonLink>
          </div>
        }
        label={label}
        labels={bannerLabels}
        line={<JourneyLine />}
        slides={slides.map((slide) => ({
          id: slide.id,
          name: slide.name,
          ground: slide.ground,
          station: slide.station,
          content: <SlideContent slide={slide} />,
        }))}
      />
    </>
  );
}
