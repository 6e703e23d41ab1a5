import { clsx } from 'clsx';
import { ServiceDiagram } from '@/components/art/ServiceDiagram';
import { RichText } from '@/components/ui/RichText';
import { type CarouselSlug, home } from '@/content/page-copy/home';
import { trainingPath } from '@/content/services';
import type { ServiceEntry } from '@/content/services/types';

/** A service with its own piece of line; the whole card is the link's target. */
export function ServiceCard({ entry: { slug, title, summary, href, status } }: { entry: ServiceEntry }) {
  const name = slug as CarouselSlug;
  return (
    <div
      className={clsx(
        'relative flex w-full flex-col lg:min-h-135',
        status && 'bg-transparent! shadow-[inset_0_0_0_1px_var(--rule)]',
      )}
      data-ground={slug === 'complytrain' ? 'ink' : status ? 'tint' : 'sheet'}
    >
      <ServiceDiagram
        className="h-42.5 w-full border-rule border-b lg:h-59 print:h-20 noscript:h-30"
        name={name}
      />
      <div className="flex flex-1 flex-col px-6 pt-6 pb-6 print:px-2 print:py-3 lg:px-7.5 lg:pt-8">
        <h3 className="text-h3">
          <a
            className="no-underline after:absolute after:inset-0 hover:underline"
            href={href ?? trainingPath}
          >
            {title}
          </a>
        </h3>
        <p className="mt-3.5 mb-6 print:mt-1 print:mb-2 text-copy text-muted">
          <RichText text={summary} terms={false} />
        </p>
        <p className="arrow-end mt-auto flex items-center gap-2 print:flex-wrap font-bold after:ml-auto">
          {status && <span className="font-normal text-muted">{status}</span>} {home.services.actions[name]}
        </p>
      </div>
    </div>
  );
}
