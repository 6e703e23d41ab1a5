import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/ui/Breadcrumb';
import { Frame } from '@/components/ui/Frame';
import type { Crumb } from '@/lib/pages/registry';

interface DarkPageHeaderProps {
  crumbs: readonly Crumb[];
  /** The h1 and the rest of the header; a drawing can be positioned absolutely inside. */
  children: ReactNode;
  /** A full-bleed drawing below the frame. */
  below?: ReactNode;
}

/** Renders a dark page header with a breadcrumb above the children. */
export function DarkPageHeader({ crumbs, children, below }: DarkPageHeaderProps) {
  return (
    <div className="relative trunk overflow-hidden" data-theme="ink">
      <Frame className="pt-3 md:pt-8">
        <Breadcrumb items={crumbs} />
        {children}
      </Frame>
      {below}
    </div>
  );
}
