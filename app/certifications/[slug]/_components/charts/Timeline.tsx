import { Checked } from '@/components/sections/Checked';
import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import type { Certification } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';
import { formatRange } from '@/lib/figures/format';
import { largestPhase, totalDuration } from '@/lib/figures/totals';
import { fill } from '@/lib/text/fill';
import { RunChart } from './RunChart';

/** Months per phase and in total. From the tablet up the chart has a screen to itself: a heading and one line, no more. */
export function Timeline({ certification }: { certification: Certification }) {
  const { phases, timelineNote } = certification;
  const { title, text } = certificationCopy.timeline;
  const total = totalDuration(certification);
  const { name, duration } = largestPhase(phases, 'duration');
  const finding = { phase: name, part: formatRange(duration), total: formatRange(total) };
  return (
    <Section
      className="break-inside-avoid py-part md:py-section"
      ground="ink"
      labelledBy="timeline"
      pad="none"
    >
      <Heading id="timeline" level={2} size="sub">
        {title}
      </Heading>
      <p className="mt-3 mb-4 text-small md:mt-6 md:mb-16 md:text-lead print:mb-3">
        <RichText terms={false} text={fill(text, finding)} />
      </p>
      <RunChart phases={phases} total={total} />
      {timelineNote && (
        <p className="mt-4 max-w-measure text-small text-muted">
          <RichText text={timelineNote} />
        </p>
      )}
      <Checked className="mt-4" of={timelineNote} />
    </Section>
  );
}
