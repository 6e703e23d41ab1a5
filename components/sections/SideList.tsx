import { clsx } from 'clsx';
import { Fold } from '@/components/ui/Fold';

/** An entry of the list; `note` is a short word on the right. */
interface SideListItem {
  label: string;
  href: string;
  note?: string;
}

interface SideListProps {
  /** Name of the navigation, shown as its heading. */
  title: string;
  items: readonly SideListItem[];
  /** href of the page the list stands on. */
  current?: string;
  /** Folds the list on the phone under these words. */
  fold?: string;
}

/** A list of sibling pages as stops on one line, the current page marked. */
export function SideList({ title, items, current, fold }: SideListProps) {
  const list = (
    <ul className="relative before:absolute before:top-5 before:bottom-5 before:left-2.25 before:w-1 before:bg-rule">
      {items.map(({ label, href, note }) => (
        <li className="border-faint border-b" key={href}>
          <a
            aria-current={href === current ? 'page' : undefined}
            className={clsx(
              'relative flex min-h-11 items-center justify-between gap-3 py-2 pr-2 pl-8 text-body',
              'before:absolute before:left-0.5 before:size-4.5 before:rounded-full before:border-4',
              href === current
                ? 'bg-ink font-bold text-paper before:bg-lit forced-colors:before:border-fg forced-colors:before:bg-line'
                : 'before:border-muted before:bg-ground hover:bg-faint',
            )}
            href={href}
          >
            {label} {note && <span className="text-caption opacity-80">{note}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label={title} className="print:hidden">
      <h2 className={clsx('mb-3 text-name', fold && 'max-md:sr-only')}>{title}</h2>
      {fold ? <Fold title={fold}>{list}</Fold> : list}
    </nav>
  );
}
