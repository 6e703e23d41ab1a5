import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { RichText } from '@/components/ui/RichText';
import type { Work } from '@/content/stations/blocks/head';
import { CertificationLinks } from './CertificationLinks';

interface WorkFactsProps {
  /** `produces` is left out where the results stand in a list of their own. */
  work: Omit<Work, 'produces'> & { produces?: Work['produces'] };
  /** Number of columns from 761 px up. */
  columns?: 1 | 2;
  className?: string;
}

/** What the company hands over, who does the work, what comes out and which certifications use it. */
export function WorkFacts({ work, columns = 2, className }: WorkFactsProps) {
  return (
    <dl className={clsx('grid gap-x-6 gap-y-4', columns === 2 && 'md:grid-cols-2', className)}>
      <Fact term="You hand over">
        <RichText text={work.handOver} />
      </Fact>
      <Fact term="Who does it">
        <RichText text={work.owner} />
      </Fact>
      {work.produces && (
        <Fact term="It produces">
          <RichText text={work.produces} />
        </Fact>
      )}
      <Fact term="Feeds">
        <CertificationLinks slugs={work.feeds} />
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-caption text-muted">{term}</dt>
      <dd className="text-small leading-[1.4]">{children}</dd>
    </div>
  );
}
