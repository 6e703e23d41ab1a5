import { RichText } from '@/components/ui/RichText';
import { home } from '@/content/page-copy/home';
import { servicesPage } from '@/content/page-copy/services';
import { services } from '@/content/services';
import { trainingEntry } from '@/content/services/entries';
import type { ServiceSlug } from '@/content/services/slugs';

/** The drawing of each door, one idea each: a route, a bridge over a gap, an interchange, a bridge to the other bank. */
const drawings: Record<ServiceSlug, string> = {
  complytrain: 'platform-tile',
  investment: 'viaduct-tile',
  consultancy: 'interchange-tile',
  partnership: 'truss-tile',
};

/** Who starts where, in the words of the home page. */
const situations = Object.fromEntries(home.tabs.panels.map(({ title, action }) => [action.href, title]));

/** A card for each service, a link over its whole area; Training & Support is announced in a row without one. */
export function Doors() {
  return (
    <ul className="doors">
      {services.map(({ slug, title, summary, href }) => (
        <li key={slug}>
          <img alt="" height="236" loading="lazy" src={`/art/${drawings[slug]}.svg`} width="540" />
          <h3 className="text-name">
            <a href={href}>{title}</a>
          </h3>
          <p>
            <b>{situations[href]}.</b> <RichText terms={false} text={summary} />
          </p>
          <p aria-hidden="true" className="arrow-end">
            {servicesPage.actions[slug]}
          </p>
        </li>
      ))}
      <li className="door-planned">
        <h3 className="text-name">{trainingEntry.title}</h3>
        <p>{trainingEntry.summary}</p>
        <p>{trainingEntry.status}</p>
      </li>
    </ul>
  );
}
