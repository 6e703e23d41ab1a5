import { kindPages } from '@/content/glossary/kinds';
import type { GlossaryKind } from '@/content/glossary/types';
import { indexCopy } from '@/content/page-copy/glossary';
import { kindPath } from '@/lib/glossary/addresses';

/** The pages of the kinds; the one shown is marked. */
export function KindLinks({ current }: { current?: GlossaryKind }) {
  return (
    <nav aria-label={indexCopy.pages} className="print:hidden">
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {kindPages.map(({ kind, title }) => (
          <li key={kind}>
            <a
              aria-current={kind === current ? 'page' : undefined}
              className="inline-block py-2 underline decoration-1 underline-offset-link hover:decoration-2 current:font-bold current:no-underline"
              href={kindPath(kind)}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
