import { FoldRow } from '@/components/sections/FoldRow';
import { SourceList } from '@/components/sections/SourceList';
import { Section } from '@/components/ui/Section';
import type { Evidence } from '@/content/buyers/types';
import { buyersCopy } from '@/content/page-copy/buyers';
import { sourcesOf } from '@/lib/buyers/sources';
import { fill } from '@/lib/text/fill';

const copy = buyersCopy.sources;

/** The texts behind the lines of a page, numbered once, each with its own date and address. */
export function LineSources({ lines }: { lines: readonly Evidence[] }) {
  const sources = sourcesOf(lines);
  return (
    <Section className="pb-8 print:pb-2" pad="none">
      <FoldRow hint={fill(copy.hint, { count: sources.length })} title={copy.title}>
        <SourceList
          className="pb-8 lg:grid lg:grid-cols-2 lg:gap-x-12 print:block print:columns-3 print:gap-x-4 print:text-caption!"
          id={copy.id}
          sources={sources}
        />
      </FoldRow>
    </Section>
  );
}
