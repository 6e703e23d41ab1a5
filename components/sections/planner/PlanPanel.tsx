import type { ReactNode } from 'react';
import { Trunk } from '@/components/line/Trunk';

interface PlanPanelProps {
  id?: string;
  /** id of the heading that names it. */
  labelledBy: string;
  children: ReactNode;
}

/** Where the plan stands: a band under the choices, and from the widest windows a panel beside them that stays in sight. */
export function PlanPanel({ id, labelledBy, children }: PlanPanelProps) {
  return (
    <section
      aria-labelledby={labelledBy}
      className="relative py-section xl:col-start-3 xl:py-0 print:py-0"
      data-ground="ink"
      id={id}
    >
      <div className="xl:hidden print:hidden">
        <Trunk />
      </div>
      <div className="relative mx-auto max-w-frame pr-gutter pl-axis xl:sticky xl:top-17 xl:mx-0 xl:max-w-272 noscript:xl:pl-axis! xl:px-8 xl:py-8">
        {children}
      </div>
    </section>
  );
}
