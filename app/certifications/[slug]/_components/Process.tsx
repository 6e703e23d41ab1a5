import { Tabs } from '@/components/interactive/Tabs';
import { PointList } from '@/components/parts/PointList';
import { RichContent } from '@/components/parts/RichContent';
import { Section } from '@/components/parts/Section';
import type { Certification } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';
import { formatRange } from '@/lib/figures/format';
import { totalDuration } from '@/lib/figures/totals';
import { RunChart } from './charts/RunChart';
import { Investment } from './Investment';

/**
 * Renders time, money and staff days on one axis of months, then the three phases as tabs: what happens, who does it,
 * what exists at the end.
 */
export function Process({ certification }: { certification: Certification }) {
  const { phases, timelineNote } = certification;
  const { title } = certificationCopy.timeline;
  const { title: label, outputs } = certificationCopy.process;
  const total = totalDuration({ phases });
  return (
    <Section theme="ink" id="timeline" title={title}>
      <RunChart phases={phases} total={total} />
      {timelineNote && (
        <p className="part-caption">
          <RichContent content={timelineNote} />
        </p>
      )}
      <Investment certification={certification} />
      <Tabs
        label={label}
        listClassName="grid grid-cols-[30%_38%_32%] md:grid-cols-3 print:hidden"
        panelClassName="grid grid-cols-1 gap-x-12 gap-y-4 pt-6 lg:grid-cols-2"
        tabClassName="phase-tab"
        tabs={phases.map((phase, index) => ({
          id: `phase-${index + 1}`,
          label: (
            <>
              {phase.name}{' '}
              <span className="block text-caption font-normal md:text-small">
                {formatRange(phase.duration)}
              </span>
            </>
          ),
          panel: (
            <>
              <div className="grid grid-cols-1 content-start gap-2">
                {/* Without scripts and in print all panels are visible, so each heading shows its phase. */}
                <h3
                  className="phase-title part-title"
                  data-phase={`${phase.name}, ${formatRange(phase.duration)}`}
                >
                  {phase.title}
                </h3>
                {phase.text.map((paragraph) => (
                  <p className="max-w-measure max-md:text-small" key={paragraph}>
                    <RichContent content={paragraph} />
                  </p>
                ))}
              </div>
              <div>
                <PointList items={phase.outputs} level={4} title={outputs} />
              </div>
            </>
          ),
        }))}
      />
    </Section>
  );
}
