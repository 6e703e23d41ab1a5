import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import type { BlockHead } from '@/content/stations/blocks/head';

/** Section of a station page: heading as a stop, the lead beside it, the block's own body, small print. */
export function BlockSection({ block, children }: { block: BlockHead; children: ReactNode }) {
  const headingId = `${block.id}-title`;
  return (
    <Section ground={block.ground} id={block.id} labelledBy={headingId}>
      <div className="lg:grid lg:grid-cols-12 lg:items-end lg:gap-x-6">
        <Heading className={block.lead ? 'lg:col-span-7' : 'lg:col-span-12'} id={headingId} level={2}>
          {block.title}
        </Heading>
        {block.lead && (
          <p className="mt-5 max-w-[34em] text-lead lg:col-span-5 lg:mt-0">
            <RichText text={block.lead} />
          </p>
        )}
      </div>
      {children}
      {block.note && (
        <p className="mt-7 max-w-[52em] text-muted text-small">
          <RichText text={block.note} />
        </p>
      )}
    </Section>
  );
}
