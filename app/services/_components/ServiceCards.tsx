import { RichText } from '@/components/ui/RichText';
import { home } from '@/content/page-copy/home';
import { servicesPage } from '@/content/page-copy/services';
import { services } from '@/content/services';
import { trainingEntry } from '@/content/services/entries';
import type { ServiceSlug } from '@/content/services/slugs';

/** The file names of the drawings in `public/art`, by service. */
const drawings: Record<ServiceSlug, string> = {
  complytrain: 'platform-tile',
  investment: 'viaduct-tile',
  consultancy: 'interchange-tile',
  partnership: 'truss-tile',
};

/** The situations from the tabs of the home page, by the path of the service. */
const situations = Object.fromEntries(home.tabs.panels.map(({ title, action }) => [action.href, title]));

/**
 * Renders a card per service with a link over its whole area, and a row without a link that announces Training &
 * Support.
 */
export function ServiceCards() {
  return (
    <ul className="grid grid-cols-up-to-2 gap-x-gap gap-y-12">
      {services.map(({ slug, title, summary, href }) => (
        <li className="group relative flex flex-col items-start gap-2 ink-t" key={slug}>
          <img
            alt=""
            className="mb-2 aspect-16/7 h-auto w-full hair-b object-cover"
            height="236"
            loading="lazy"
            src={`/art/${drawings[slug]}.svg`}
            width="540"
          />
          <h3 className="text-name">
            <a className="after:absolute after:inset-0 after:content-empty group-hover:underline" href={href}>
              {title}
            </a>
          </h3>
          <p>
            <b className="block">{situations[href]}.</b> <RichText terms={false} text={summary} />
          </p>
          <p aria-hidden="true" className="arrow-end text-link mt-2 w-fit text-small print:hidden">
            {servicesPage.actions[slug]}
          </p>
        </li>
      ))}
      <li className="col-span-full flex flex-wrap gap-x-6 gap-y-2 border-fg border-t-2 border-dashed pt-4 md:flex-nowrap">
        <h3 className="text-name">{trainingEntry.title}</h3>
        <p className="mr-auto">{trainingEntry.summary}</p>
        <p className="flex-none font-bold text-muted">{trainingEntry.status}</p>
      </li>
    </ul>
  );
}
