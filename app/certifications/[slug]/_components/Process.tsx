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
      <Heading className={className} level={2} size="sub">
        {title}
      </Heading>
      <Tabs
        className="phases mt-6 md:mt-8"
        label={title}
        listClassName="print:hidden relative grid grid-cols-[30%_38%_32%] md:grid-cols-3 before:absolute before:top-2.75 before:right-0 before:left-0 before:h-1.5 before:bg-rule"
        panelClassName="relative gap-x-8 bg-sheet md:grid md:grid-cols-2 md:grid-rows-[auto_auto_1fr] px-4 pt-4 pb-4 md:px-8 md:pt-8 md:pb-8 noscript:mt-6 print:mt-1 print:py-3"
        tabClassName="phase-tab"
        tabs={phases.map((phase, index) => ({
          id: `phase-${index + 1}`,
          label: (
            <>
              {phase.name}{' '}
              <span className="mt-0.5 block text-caption md:text-small">{formatRange(phase.duration)}</span>
            </>
          ),
          panel: (
            <>
              {/* Without scripts and on paper all panels stand open: each then says which phase it is. */}
              <h3
                className="phase-title text-name md:col-span-2"
                data-phase={`${phase.name}, ${formatRange(phase.duration)}`}
              >
                {phase.title}
              </h3>
              <Prose className="mt-3 gap-2 md:row-span-2 md:mt-6 [&_p]:text-small" paragraphs={phase.text} />
              <h4 className="mt-4 pb-2 text-small text-muted md:mt-6">{outputs}</h4>
              <StopList className="phase-outputs" items={phase.outputs} />
            </>
          ),
        }))}
      />
    </>
  );
}
