import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { RichText } from '@/components/ui/RichText';
import type { Work } from '@/content/stations/blocks/head';
import { CertificationLinks } from './CertificationLinks';

/** Names of the four fields of a piece of work, in the order in which they are read. */
export const workLabels = {
  handOver: 'You hand over',
  owner: 'Who does it',
  produces: 'It produces',
  feeds: 'It feeds',
} as const;

/** The cells of a piece of work, in the order of `workLabels`. */
export function workCells(work: Work): { label: string; cell: ReactNode }[] {
  return [
    { label: workLabels.handOver, cell: <RichText text={work.handOver} /> },
    { label: workLabels.owner, cell: <RichText text={work.owner} /> },
    { label: workLabels.produces, cell: <RichText text={work.produces} /> },
    { label: workLabels.feeds, cell: <CertificationLinks slugs={work.feeds} /> },
  ];
}

/** What a founder can act on in one piece of work: hand over, who, result, certifications that use it. */
export function WorkNotes({ work, className }: { work: Work; className?: string }) {
  return (
    <dl className={clsx('text-small', className)}>
      {workCells(work).map(({ label, cell }) => (
        <div className="border-rule border-t py-2.5 max-lg:grid max-lg:grid-cols-[124px_1fr]" key={label}>
          <dt className="text-label text-muted">{label}</dt>
          <dd className="leading-[1.4]">{cell}</dd>
        </div>
      ))}
    </dl>
  );
}
