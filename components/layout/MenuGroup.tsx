import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';

interface MenuGroupProps {
  title: string;
  open?: boolean;
  children: ReactNode;
}

/** A folded part of the mobile menu; the browser's own disclosure, so it needs no script. */
export function MenuGroup({ title, open, children }: MenuGroupProps) {
  return (
    <details className="group border-rule border-t" open={open}>
      <summary className="flex h-15 cursor-pointer list-none items-center justify-between font-[640] text-[1.5rem] tracking-[-0.02em]">
        {title}
        <Icon className="group-open:hidden" name="plus" />
        <Icon className="hidden group-open:block" name="minus" />
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  );
}
