import { clsx } from 'clsx';
import { Tabs } from '@/components/interactive/Tabs';
import { Heading } from '@/components/ui/Heading';
import { Prose } from '@/components/ui/Prose';
import { StopList } from '@/components/ui/StopList';
import type { Phase } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';
import { formatRange } from '@/lib/figures/format';

interface ProcessProps {
  phases: readonly Phase[];
  /** Of the heading. */
  className?: string;
}

/** The three phases as tabs on one line. */
export function Process({ phases, className }: ProcessProps) {
  const { title, outputs } = certificationCopy.process;
  return (
    <>
      <Heading className={className} level={2} size="page">
        {title}
      </Heading>
      <Tabs
        className="phases mt-6 md:mt-9"
        label={title}
        listClassName="print:hidden relative grid grid-cols-[30%_38%_32%] md:grid-cols-3 before:absolute before:top-2.75 before:right-0 before:left-0 before:h-1.5 before:bg-rule"
        panelClassName="relative gap-x-10 bg-sheet md:grid md:grid-cols-2 md:grid-rows-[auto_auto_1fr] px-4 pt-5 pb-5 md:px-9 md:pt-8.5 md:pb-9 noscript:mt-6 print:mt-1 print:py-3"
        tabClassName={clsx(
          'relative pt-10.5 pr-2 pb-5 text-left text-label leading-value font-semibold tracking-row text-muted max-xs:pr-0 max-xs:text-caption md:pr-4 md:text-row',
          'before:absolute before:top-0 before:left-0 before:size-7 before:rounded-full before:border-5 before:border-muted before:bg-ground',
          'aria-selected:text-fg aria-selected:before:border-6 aria-selected:before:border-fg aria-selected:before:bg-line',
        )}
        tabs={phases.map((phase, index) => ({
          id: `phase-${index + 1}`,
          label: (
            <>
              {phase.name}{' '}
              <span className="mt-0.75 block text-caption font-normal tracking-normal md:text-label">
                {formatRange(phase.duration)}
              </span>
            </>
          ),
          panel: (
            <>
              {/* Without scripts and on paper all panels stand open: each then says which phase it is. */}
              <h3
                className="text-h3 before:hidden before:pb-1 before:text-label before:text-muted before:content-[attr(data-phase)] noscript:before:block md:col-span-2 print:before:block"
                data-phase={`${phase.name}, ${formatRange(phase.duration)}`}
              >
                {phase.title}
              </h3>
              <Prose
                className="mt-3 gap-2.5 md:row-span-2 md:mt-4.5 [&_p]:text-small max-md:[&_p]:leading-caption"
                paragraphs={phase.text}
              />
              <h4 className="mt-4 pb-2 text-label text-muted md:mt-4.5">{outputs}</h4>
              <StopList
                className="max-md:[&>li]:py-1.5 max-md:[&>li]:text-base max-md:[&>li]:before:top-3"
                items={phase.outputs}
              />
            </>
          ),
        }))}
      />
    </>
  );
}
