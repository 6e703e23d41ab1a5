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
        listClassName="tab-row print:hidden"
        panelClassName="grid grid-cols-1 gap-x-12 gap-y-4 pt-6 lg:grid-cols-2"
        tabClassName="tab bar-below"
        tabs={phases.map((phase, index) => ({
          id: `phase-${index + 1}`,
          label: (
            <>
              <span className="block font-bold text-small">{phase.name}</span>{' '}
              <span className="block text-caption">{formatRange(phase.duration)}</span>
            </>
          ),
          panel: (
            <>
              <div className="grid grid-cols-1 content-start gap-2">
                {/* Without scripts and in print all panels are visible, so each names its phase. */}
                <p className="hidden text-muted text-small noscript:block print:block">
                  {phase.name}, {formatRange(phase.duration)}
                </p>
                <h3 className="part-title">{phase.title}</h3>
                {phase.text.map((paragraph) => (
                  <p className="max-w-measure" key={paragraph}>
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
