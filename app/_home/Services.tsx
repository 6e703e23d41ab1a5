import { ServicesCarousel } from '@/components/interactive/ServicesCarousel';
import { RichText } from '@/components/ui/RichText';
import { SectionFrame } from '@/components/ui/SectionFrame';
import { servicesCarouselLabels } from '@/content/labels';
import { type CarouselSlug, home } from '@/content/page-copy/home';
import { serviceCarousel, trainingPath } from '@/content/services';
import type { ServiceEntry } from '@/content/services/types';

const { title, sentences, actions } = home.services;

/** Renders the services as a carousel of four cards. */
export function Services() {
  return (
    <SectionFrame>
      <ServicesCarousel
        heading={
          <h2 className="part-section" id="services">
            {title}
          </h2>
        }
        labelledBy="services"
        labels={servicesCarouselLabels}
        slides={serviceCarousel.map((entry) => ({
          id: entry.slug,
          name: entry.title,
          card: <ServiceCard entry={entry} />,
        }))}
      />
    </SectionFrame>
  );
}

/** Renders a service with its drawing and one sentence. The link covers the whole card. */
function ServiceCard({ entry: { slug, title: name, href, status } }: { entry: ServiceEntry }) {
  const service = slug as CarouselSlug;
  return (
    <div className="relative flex w-full flex-col ink-t">
      <img
        alt=""
        className="h-auto w-full max-md:hidden print:hidden"
        height="88"
        loading="lazy"
        src={`/art/home/${slug}.svg`}
        width="398"
      />
      <h3 className="mt-3 text-name">
        <a
          className="no-underline after:absolute after:inset-0 after:content-empty hover:underline"
          href={href ?? trainingPath}
        >
          {name}
        </a>
      </h3>
      <p className="mt-1 mb-3 text-small">
        {status && `${status}. `}
        <RichText text={sentences[service]} terms={false} />
      </p>
      <p className="text-link arrow-end mt-auto w-fit text-small">{actions[service]}</p>
    </div>
  );
}
