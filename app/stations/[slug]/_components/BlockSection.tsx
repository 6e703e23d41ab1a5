import type { ReactNode } from 'react';
import { Checked } from '@/components/sections/Checked';
import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import type { BlockHead } from '@/content/stations/blocks';
import { BlockNote } from './BlockNote';

/** Frame of a station block: ground, heading as a stop, lead beside it, small print and the date of its facts under the content. */
export function BlockSection({ head, children }: { head: BlockHead; children: ReactNode }) {
  const { id, title, lead, ground, note } = head;
  return (
    <Section className="overflow-clip" ground={ground} id={id} labelledBy={`${id}-title`}>
      <div className="grid break-inside-avoid break-after-avoid gap-x-6 gap-y-6 lg:grid-cols-12 lg:items-end">
        <Heading className={lead ? 'lg:col-span-7' : 'lg:col-span-12'} id={`${id}-title`} level={2}>
          {title}
        </Heading>
        {lead && (
          <p className="max-w-152 text-lead lg:col-span-5">
            <RichText text={lead} />
          </p>
        )}
      </div>
      {children}
      {note && <BlockNote text={note} />}
      <Checked className="mt-4" of={head} />
    </Section>
  );
}
