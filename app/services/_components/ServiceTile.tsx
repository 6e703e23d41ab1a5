import { clsx } from 'clsx';
import { Icon } from '@/components/ui/Icon';
import { RichText } from '@/components/ui/RichText';
import type { Ground } from '@/components/ui/Section';
import { servicesPage } from '@/content/page-copy/services';
import type { ServiceEntry } from '@/content/services/types';
import { TileDrawing } from './TileDrawing';

/** Place in the grid and ground of each tile. */
const looks: Record<ServiceEntry['slug'], { place: string; art: string; ground: Ground | 'sheet' }> = {
  complytrain: {
    place: 'md:col-span-2 lg:col-span-7',
    art: 'aspect-7/3 md:aspect-auto md:h-65 lg:h-75',
    ground: 'ink',
  },
  consultancy: { place: 'lg:col-span-5', art: 'h-47.5 lg:h-75', ground: 'sheet' },
  investment: { place: 'lg:col-span-7', art: 'h-47.5 lg:h-62.5', ground: 'tint' },
  partnership: { place: 'lg:col-span-5', art: 'h-47.5 lg:h-62.5', ground: 'sheet' },
  training: {
    place: 'lg:col-span-12',
    art: 'flex items-center md:h-47.5 lg:h-30',
    ground: 'paper',
  },
};

/** A service as a tile: open ones are links over their whole area, one that is not open yet is a plain box. */
export function ServiceTile({ service: { slug, title, summary, href, status } }: { service: ServiceEntry }) {
  const { place, art, ground } = looks[slug];
  return (
    <li
      className={clsx(
        'group relative flex flex-col outline-line has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-3',
        place,
        !href && 'border-[1.5px] border-rule lg:flex-row lg:items-center',
      )}
      data-ground={ground}
    >
      <div className={clsx('overflow-hidden', art, href ? 'border-rule border-b' : 'flex-none')}>
        <TileDrawing slug={slug} />
      </div>
      <div className="flex flex-1 flex-col px-4 pt-4 pb-4 md:px-6 md:pt-6 md:pb-6 lg:group-last:flex-row lg:group-last:items-center lg:group-last:justify-between lg:group-last:gap-8">
        <div>
          <h2 className={slug === 'complytrain' ? 'text-sub' : 'text-sub'}>
            {href ? (
              <a className="outline-none after:absolute after:inset-0" href={href}>
                {title}
              </a>
            ) : (
              title
            )}
          </h2>
          <p className="mt-2 max-w-30em text-body text-muted">
            <RichText text={summary} terms={false} />
          </p>
        </div>
        {href && slug !== 'training' ? (
          <p
            aria-hidden="true"
            className="mt-auto flex items-center justify-between pt-6 font-bold text-small group-hover:underline"
          >
            {servicesPage.actions[slug]}
            <Icon name="right" />
          </p>
        ) : (
          <p className="mt-4 flex-none font-bold text-muted lg:mt-0">{status}</p>
        )}
      </div>
    </li>
  );
}
