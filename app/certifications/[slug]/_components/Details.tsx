import type { ReactNode } from 'react';
import { Checked } from '@/components/sections/Checked';
import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import type { DetailBlock } from '@/content/certifications/types';
import { DateLine } from './charts/DateLine';
import { Levels } from './charts/Levels';
import { RecordTable } from './rows/RecordTable';
import { Scoring } from './rows/Scoring';

function body(block: DetailBlock): ReactNode {
  switch (block.kind) {
    case 'table':
      return <RecordTable table={block} />;
    case 'dates':
      return <DateLine events={block.events} />;
    case 'levels':
      return <Levels block={block} />;
    case 'scoring':
      return <Scoring block={block} />;
  }
}

/** The sections that only this certification has, paper and ink in turn; the last is ink, since paper follows. */
export function Details({ blocks }: { blocks: readonly DetailBlock[] }) {
  return blocks.map((block, index) => (
    <Section ground={(blocks.length - index) % 2 ? 'ink' : 'paper'} key={block.id} labelledBy={block.id}>
      <div className="grid break-inside-avoid break-after-avoid gap-x-12 gap-y-3 lg:grid-cols-[1fr_minmax(0,30.625rem)] lg:items-end">
        <Heading className="max-w-17em" id={block.id} level={2} size="sub">
          {block.title}
        </Heading>
        <p className="max-w-measure text-body text-muted lg:text-lead">
          <RichText text={block.lead} />
        </p>
      </div>
      {body(block)}
      <Checked className="mt-6" of={block} />
    </Section>
  ));
}
