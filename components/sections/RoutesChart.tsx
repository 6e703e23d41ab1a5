import { ScaleChart, type ScaleChartProps } from '@/components/line/ScaleChart';
import { firstBidMonth } from '@/content/claims';
import { traditionalRoute } from '@/content/platform';
import { platformRoute } from '@/lib/figures/journey';

interface RoutesChartProps {
  /** What stands under the name of each route, and at the flag on the first month of bidding. */
  traditional: string;
  platform: string;
  flag: string;
  gap: ScaleChartProps['gap'];
}

/** The traditional route and the platform's over one axis of months. */
export function RoutesChart({ traditional, platform, flag, gap }: RoutesChartProps) {
  return (
    <ScaleChart
      flag={{ month: firstBidMonth, label: flag }}
      gap={gap}
      platform={{ ...platformRoute, summary: platform }}
      traditional={{ ...traditionalRoute, summary: traditional }}
    />
  );
}
