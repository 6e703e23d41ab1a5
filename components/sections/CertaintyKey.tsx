import { SectionFrame } from '@/components/ui/SectionFrame';
import { certaintyWords } from '@/content/certainty';
import type { PagePath } from '@/content/pages';
import { labeledCertaintiesIn } from '@/lib/content/statements';
import { pageRecords } from '@/lib/pages/records';
import { pageAt } from '@/lib/pages/registry';

interface CertaintyKeyProps {
  path: PagePath;
  /** Whether it is a section of its own, for a page without a list of sources. */
  section?: boolean;
}

/**
 * Renders the meanings of the certainty labels in the content of a page and a link to our method; null if it has no such
 * label.
 */
export function CertaintyKey({ path, section }: CertaintyKeyProps) {
  const used = labeledCertaintiesIn(pageRecords[path]);
  if (used.length === 0) return null;
  const { labels, key } = certaintyWords[pageAt(path).locale ?? 'en'];
  const line = (
    <p
      aria-label={key.label}
      className={section ? 'text-caption text-muted' : 'text-caption text-muted mt-4'}
      id="certainty-key"
      role="note"
    >
      {key.plain}
      {used.map((certainty) => (
        <span key={certainty}>
          {' '}
          · <b className="font-bold">{labels[certainty]}</b>: {key.meanings[certainty]}
        </span>
      ))}{' '}
      ·{' '}
      <a className="underline underline-offset-link" href={key.link.href}>
        {key.link.label}
      </a>
    </p>
  );
  if (!section) return line;
  return (
    <SectionFrame className="pt-4 pb-8 print:py-1" pad="none">
      {line}
    </SectionFrame>
  );
}
