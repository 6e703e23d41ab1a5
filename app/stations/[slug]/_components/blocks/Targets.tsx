import { TargetGauge } from '@/components/art/TargetGauge';
import { RichText } from '@/components/ui/RichText';
import type { Target, TargetsBlock } from '@/content/stations/blocks';
import { stationLabels } from '@/content/stations/labels';
import { formatRange } from '@/lib/figures/format';

/** Success metrics as targets: figure, name and, for a share, a gauge whose bar is always the part that meets the target. */
export function Targets({ block }: { block: TargetsBlock }) {
  return (
    <dl className="mt-8 border-fg border-t-2 md:mt-12">
      {block.targets.map((target) => (
        <div
          className="grid items-center gap-x-6 gap-y-2 border-rule border-b py-4 md:grid-cols-12"
          key={target.name}
        >
          <dt className="text-name md:col-span-5 md:col-start-6 md:row-start-1 lg:col-span-4 lg:col-start-5">
            {target.name}{' '}
            <span className="mt-0.5 block text-muted text-small">
              <RichText text={target.text} terms={false} />
            </span>
          </dt>
          <dd className="text-title tabular-nums row-start-1 md:col-span-5 md:row-start-1 lg:col-span-4">
            {figure(target)}
          </dd>
          {target.value && (
            <dd aria-hidden="true" className="md:col-span-12 lg:col-span-4 lg:col-start-9 lg:row-start-1">
              <div className="max-lg:max-w-100">
                <TargetGauge from={target.value.min} />
                <p className="flex justify-between text-caption text-muted">
                  {stationLabels.gauge.map((word) => (
                    <span key={word}>{word}</span>
                  ))}
                </p>
              </div>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

const figure = ({ aim, value }: Target): string => {
  if (!value) return stationLabels.zero;
  return aim === 'at-least' ? `≥${formatRange(value)}` : formatRange(value);
};
