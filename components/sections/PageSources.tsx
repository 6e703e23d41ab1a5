import { RichText } from '@/components/ui/RichText';
import { factLabels } from '@/content/facts/labels';
import { factsIn } from '@/lib/facts/facts';
import { FoldRow } from './FoldRow';
import { SourceList } from './SourceList';

/** Foot of a page: what the facts in its content are based on; nothing if it prints none. */
export function PageSources({ of }: { of: unknown }) {
  const { title, hint, note } = factLabels.sources;
  if (factsIn(of).length === 0) return null;
  return (
    <FoldRow hint={hint} title={title}>
      <SourceList
        className="lg:grid lg:grid-cols-2 lg:gap-x-12 print:grid print:grid-cols-2 print:gap-x-8"
        id="sources"
        of={of}
      />
      <p className="mt-6 text-muted text-small print:mt-3">
        <RichText text={note} terms={false} />
      </p>
    </FoldRow>
  );
}
