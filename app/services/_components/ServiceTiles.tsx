import { Section } from '@/components/ui/Section';
import { serviceTiles } from '@/content/services';
import { ServiceTile } from './ServiceTile';

/** The five tiles in two columns of unequal width, the one that is not open yet over the full width. */
export function ServiceTiles() {
  return (
    <Section className="pt-8 pb-section lg:pt-16" pad="none">
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-12">
        {serviceTiles.map((service) => (
          <ServiceTile key={service.slug} service={service} />
        ))}
      </ul>
    </Section>
  );
}
