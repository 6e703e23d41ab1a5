import { clsx } from 'clsx';
import { ReadingMark } from '@/components/interactive/ReadingMark';
import { Fold } from '@/components/ui/Fold';

interface TableOfContentsProps {
  /** Heading of the list and name of the navigation. */
  title: string;
  /** Words of the row that opens the list on narrow screens. */
  summary: string;
  items: readonly { id: string; title: string }[];
}

/**
 * Links to the sections of a text, with the section in view marked: the stops before it are filled. From 1181 px the
 * stops stand on the trunk; below, the list is folded.
 */
export function TableOfContents({ title, summary, items }: TableOfContentsProps) {
  return (
    <nav aria-label={title} className="print:hidden">
      <p className="pb-3 font-bold max-lg:hidden">{title}</p>
      <Fold title={summary} until="desktop">
        <ol
          className={clsx(
            'relative max-lg:border-rule max-lg:border-b max-lg:py-2 max-lg:pl-8',
            'max-lg:before:absolute max-lg:before:top-6 max-lg:before:bottom-7 max-lg:before:left-1.75 max-lg:before:w-1.5 max-lg:before:bg-line',
            'lg:-ml-to-line lg:max-h-[calc(100dvh-150px)] lg:overflow-y-auto lg:pl-to-line',
          )}
          id="contents"
        >
          {items.map(({ id, title: label }, index) => (
            <li
              className={clsx(
                'relative before:absolute before:rounded-full',
                'before:-left-7.75 lg:before:left-[calc(var(--rail)-var(--axis)-0.5625rem)]',
                'before:top-2 before:size-4.5 before:border-4 before:border-muted before:bg-ground',
                'has-[~_li_[aria-current]]:before:border-fg has-[~_li_[aria-current]]:before:bg-fg',
                'has-current:before:top-1 has-current:before:-ml-1 has-current:before:size-6.5 has-current:before:border-5 has-current:before:border-fg has-current:before:bg-line',
              )}
              key={id}
            >
              <a
                aria-current={index === 0 ? 'true' : undefined}
                className="grid lg:min-h-8.5 grid-cols-sign items-baseline py-2 text-muted text-small hover:underline current:font-bold aria-current:text-fg min-h-11 max-lg:py-2"
                href={`#${id}`}
              >
                <span aria-hidden="true" className="font-bold tabular-nums">
                  {index + 1}
                </span>
                {label}
              </a>
            </li>
          ))}
        </ol>
      </Fold>
      <ReadingMark list="contents" />
    </nav>
  );
}
