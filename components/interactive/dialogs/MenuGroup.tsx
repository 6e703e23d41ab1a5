import type { ReactNode } from 'react';
import { DisclosureSummary } from '@/components/ui/DisclosureSummary';

interface MenuGroupProps {
  title: string;
  open?: boolean;
  children: ReactNode;
}

/** Renders a group of the mobile menu as a native disclosure, which needs no script. */
export function MenuGroup({ title, open, children }: MenuGroupProps) {
  return (
    <details className="border-rule border-t" open={open}>
      <DisclosureSummary className="text-sub">{title}</DisclosureSummary>
      <div className="pb-3">{children}</div>
    </details>
  );
}
