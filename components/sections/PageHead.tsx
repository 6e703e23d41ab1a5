import type { ReactNode } from 'react';
import { Trunk } from '@/components/line/Trunk';
import { Breadcrumb } from '@/components/ui/Breadcrumb';
import { Frame } from '@/components/ui/Frame';
import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import type { Text } from '@/content/text';
import type { Crumb } from '@/lib/pages/registry';

interface PageHeadProps {
  crumbs: readonly Crumb[];
  title: string;
  /** Display for the pages that sell, Title for tools and look-up pages. */
  size?: 'display' | 'title';
  /** One or two sentences that sit on the last baseline of the title. */
  lead?: Text;
  /** The line or drawing under the title. */
  children?: ReactNode;
}

/** Head of a page on paper: breadcrumb, title as the first stop, lead beside it. */
export function PageHead({ crumbs, title, size = 'title', lead, children }: PageHeadProps) {
  return (
    <div className="relative" data-ground="paper">
      <Trunk />
      <Frame className="pt-3 md:pt-8">
        <Breadcrumb items={crumbs} />
        <div className="page-head mt-8 grid gap-x-12 gap-y-6 md:mt-16 print:mt-6 lg:grid-cols-beside-note lg:items-end">
          <Heading level={1} size={size}>
            {title}
          </Heading>
          {lead && (
            <p className="max-w-152 text-lead">
              <RichText text={lead} />
            </p>
          )}
        </div>
        {children}
      </Frame>
    </div>
  );
}
