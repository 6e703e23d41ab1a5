import type { ReactNode } from 'react';

interface MenuGroupProps {
  title: string;
  open?: boolean;
  children: ReactNode;
}

/** Renders a group of the mobile menu as a native disclosure, which needs no script. */
export function MenuGroup({ title, open, children }: MenuGroupProps) {
  return (
    <details className="hair-t" open={open}>
      <summary className="disclosure-summary text-sub">{title}</summary>
      <div className="pb-3">{children}</div>
    </details>
  );
}
