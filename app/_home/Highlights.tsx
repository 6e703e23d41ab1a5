import { BannerCarousel } from '@/components/interactive/BannerCarousel';
import { bannerLabels } from '@/content/labels';
import { home } from '@/content/page-copy/home';
import { JourneyLine } from './JourneyLine';
import { SlideContent } from './SlideContent';

/** The banner: seven slides over one journey line. */
export function Highlights() {
  const { label, slides } = home.banner;
  return (
    <>
      {/* The slides' headings come and go; the page's own heading must not. */}
      <h1 className="sr-only">{home.heading}</h1>
      <BannerCarousel
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
