import { clsx } from 'clsx';
import { ServiceDiagram } from '@/components/art/ServiceDiagram';
import { RichText } from '@/components/ui/RichText';
import { type CarouselSlug, home } from '@/content/page-copy/home';
import { trainingPath } from '@/content/services';
import type { ServiceEntry } from '@/content/services/types';

/** A service with its own piece of line and one sentence; the whole card is the link's target. */
export function ServiceCard({ entry: { slug, title, href, status } }: { entry: ServiceEntry }) {
  const name = slug as CarouselSlug;
  return (
    <div
      className={clsx(
        'relative flex w-full flex-col',
        status && 'bg-transparent! shadow-[inset_0_0_0_1px_var(--rule)]',
      )}
      data-ground={slug === 'complytrain' ? 'ink' : status ? 'tint' : 'sheet'}
    >
      <ServiceDiagram
        className="h-28 md:h-37.5 w-full border-rule border-b print:h-20 noscript:h-30"
        name={name}
      />
      <div className="flex flex-1 flex-col px-6 pt-6 pb-6 print:px-2 print:py-3 md:min-h-49">
        <h3 className="text-name">
          <a
            className="no-underline after:absolute after:inset-0 hover:underline"
            href={href ?? trainingPath}
          >
            {title}
          </a>
        </h3>
        <p className="mt-2 mb-4 print:mt-1 print:mb-2 text-body">
          {status && `${status}. `}
          <RichText text={home.services.sentences[name]} terms={false} />
        </p>
        <p className="arrow-end mt-auto flex items-center gap-2 print:flex-wrap font-bold text-small after:ml-auto">
          {home.services.actions[name]}
        </p>
      </div>
    </div>
  );
}
