import { BannerCarousel } from '@/components/interactive/BannerCarousel';
import { home } from '@/content/pages/home';
import { JourneyLine } from './JourneyLine';
import { SlideContent } from './SlideContent';

/** The banner: seven slides over one journey line. */
export function Highlights() {
  const { label, slides } = home.banner;
  return (
    <BannerCarousel
      label={label}
      line={<JourneyLine />}
      slides={slides.map((slide) => ({
        id: slide.id,
        name: slide.name,
        ground: slide.ground,
        station: slide.station,
        content: <SlideContent slide={slide} />,
      }))}
    />
  );
}
