import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/ui/Breadcrumb';
import { Frame } from '@/components/ui/Frame';
import type { Crumb } from '@/lib/pages/registry';

interface InkHeadProps {
  crumbs: readonly Crumb[];
  /** h1 and what goes with it; the drawing may be placed absolutely inside. */
  children: ReactNode;
  /** Full-bleed drawing under the frame. */
  below?: ReactNode;
}

/** Head of a page on ink: breadcrumb on top, the rest is the page's own. */
export function DarkPageHeader({ crumbs, children, below }: InkHeadProps) {
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
