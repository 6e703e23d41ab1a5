import { ServicesCarousel } from '@/components/interactive/ServicesCarousel';
import { Heading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import { servicesCarouselLabels } from '@/content/labels';
import { home } from '@/content/page-copy/home';
import { serviceCarousel } from '@/content/services';
import { ServiceCard } from './ServiceCard';

/** The services as a carousel of four cards. */
export function Services() {
  const { title } = home.services;
  return (
    <Section className="py-6 md:py-24 print:py-2" ground="tint" pad="none">
      <ServicesCarousel
        heading={
          <Heading className="max-w-11em" id="services" level={2}>
            {title}
          </Heading>
        }
        labelledBy="services"
        labels={servicesCarouselLabels}
        slides={serviceCarousel.map((entry) => ({
          id: entry.slug,
          name: entry.title,
          card: <ServiceCard entry={entry} />,
        }))}
      />
    </Section>
  );
}
