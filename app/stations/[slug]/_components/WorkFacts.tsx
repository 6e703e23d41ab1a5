import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Fold } from '@/components/ui/Fold';
import { RichText } from '@/components/ui/RichText';
import type { Work } from '@/content/stations/blocks';
import { stationLabels } from '@/content/stations/labels';
import { CertificationLinks } from './CertificationLinks';

const { work: workTerms } = stationLabels;

interface WorkFactsProps {
  /** `produces` is omitted if the results have a list of their own. */
  work: Omit<Work, 'produces'> & { produces?: Work['produces'] };
  /** Number of columns from 761 px up. */
  columns?: 1 | 2;
  className?: string;
}

/** What the company hands over, who does the work, what comes out and which certifications use it; folded on the phone. */
export function WorkFacts({ work, columns = 2, className }: WorkFactsProps) {
  return (
    <Fold className={className} compact title={stationLabels.workFold}>
      <dl
        className={clsx('grid gap-x-6 gap-y-4', columns === 2 ? 'md:grid-cols-2' : 'md:max-lg:grid-cols-2')}
      >
        <Fact term={workTerms.handOver}>
          <RichText text={work.handOver} />
        </Fact>
        <Fact term={workTerms.owner}>
          <RichText text={work.owner} />
        </Fact>
        {work.produces && (
          <Fact term={workTerms.produces}>
            <RichText text={work.produces} />
          </Fact>
        )}
        <Fact term={workTerms.feeds}>
          <CertificationLinks slugs={work.feeds} />
        </Fact>
      </dl>
    </Fold>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-caption text-muted">{term}</dt>
      <dd className="text-small">{children}</dd>
    </div>
  );
}
