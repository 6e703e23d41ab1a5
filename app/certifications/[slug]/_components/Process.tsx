import { clsx } from 'clsx';
import { Tabs } from '@/components/interactive/Tabs';
import { Heading } from '@/components/ui/Heading';
import { Prose } from '@/components/ui/Prose';
import { StopList } from '@/components/ui/StopList';
import type { Phase } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';
import { formatRange } from '@/lib/figures/format';

/** The mark over the panel stands under its tab; on the phone the tabs are as wide as their names ask for. */
const marks = [
  'left-0 w-[30%] md:w-1/3',
  'left-[30%] w-[38%] md:left-1/3 md:w-1/3',
  'left-[68%] w-[32%] md:left-2/3 md:w-1/3',
];

/** The three phases as tabs on one line. */
export function Process({ phases }: { phases: readonly Phase[] }) {
  const { title, outputs } = certificationCopy.process;
  return (
    <div>
      <Heading level={2} size="page">
        {title}
      </Heading>
      <Tabs
        className="mt-9"
        label={title}
        listClassName="print:hidden relative grid grid-cols-[30%_38%_32%] md:grid-cols-3 before:absolute before:top-[11px] before:right-0 before:left-0 before:h-1.5 before:bg-rule before:content-['']"
        panelClassName="relative bg-sheet px-5 pt-7 pb-8 md:px-9 md:pt-[34px] md:pb-9 noscript:mt-6 print:mt-6"
        tabClassName={clsx(
          'relative pt-[42px] pr-2 pb-5 text-left text-[0.9375rem] leading-[1.2] font-[620] tracking-[-0.015em] text-muted max-[23.375rem]:pr-0 max-[23.375rem]:text-caption md:pr-4 md:text-[1.3125rem]',
          'before:absolute before:top-0 before:left-0 before:size-7 before:rounded-full before:border-5 before:border-muted before:bg-ground before:content-[""]',
          'aria-selected:text-fg aria-selected:before:border-6 aria-selected:before:border-fg aria-selected:before:bg-line',
        )}
        tabs={phases.map((phase, index) => ({
          id: `phase-${index + 1}`,
          label: (
            <>
              {phase.name}
              <span className="mt-[3px] block text-caption font-[400] tracking-normal md:text-label">
                {formatRange(phase.duration)}
              </span>
            </>
          ),
          panel: (
            <>
              <span aria-hidden="true" className={clsx('absolute top-0 h-1 bg-line', marks[index])} />
              {/* Without scripts and on paper all panels stand open: each then says which phase it is. */}
              <p className="hidden pb-1 text-label text-muted noscript:block print:block">
                {phase.name}, {formatRange(phase.duration)}
              </p>
              <h3 className="text-h3">{phase.title}</h3>
              <div className="mt-[18px] grid gap-x-10 gap-y-6 md:grid-cols-2">
                <Prose className="[&_p]:text-small" paragraphs={phase.text} />
                <div>
                  <h4 className="pb-2 text-label text-muted">{outputs}</h4>
                  <StopList items={phase.outputs} />
                </div>
              </div>
            </>
          ),
        }))}
      />
    </div>
  );
}
