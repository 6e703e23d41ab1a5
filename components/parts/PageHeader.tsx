import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/ui/Breadcrumb';
import { checkedOn } from '@/content/certainty';
import type { Text } from '@/content/text';
import { formatDate, withNoBreakSpaces } from '@/lib/figures/format';
import type { Crumb } from '@/lib/pages/registry';
import { fill } from '@/lib/text/fill';
import { type Content, RichContent } from './RichContent';
import type { SectionTheme } from './Section';
import { type Term, Terms } from './Terms';

interface HeadProps {
  crumbs: readonly Crumb[];
  title: Text;
  /** `display` for home, services, stations, certifications and buyers; tools, look-up pages and legal texts have `title`. */
  size?: 'display' | 'title';
  /** One or two sentences. */
  lead?: Content;
  /** To whom questions go: small, under the lead. */
  note?: Content;
  /** Day of the newest check of what the page says, in place of a note. */
  checked?: string;
  /** Beside the words; over the whole width under them with `wide`. */
  facts?: readonly Term[];
  wide?: boolean;
  theme?: SectionTheme;
  /** Buttons, drawing, list under the words. */
  children?: ReactNode;
}

/** Start of a page: the way to it, its title as the first stop of the line, its lead and facts. */
export function PageHeader({
  crumbs,
  title,
  size = 'title',
  lead,
  checked,
  note = checked && fill(checkedOn, { day: withNoBreakSpaces(formatDate(checked)) }),
  facts,
  wide,
  theme = 'paper',
  children,
}: HeadProps) {
  return (
    <div className="framed trunk part-top" data-theme={theme}>
      <Breadcrumb items={crumbs} />
      <div
        className={clsx(
          'part-top-words mt-6',
          facts && !wide && 'lg:grid lg:grid-cols-seven-five lg:gap-x-12',
        )}
      >
        <div>
          <h1 className={clsx('part-section', size === 'title' ? 'text-title' : 'part-display')}>
            <RichContent of={title} terms={false} />
          </h1>
          {(lead || note) && (
            <div className="mt-4">
              {lead && (
                <p className="part-lead">
                  <RichContent of={lead} />
                </p>
              )}
              {note && (
                <p className="part-caption mt-3">
                  <RichContent of={note} />
                </p>
              )}
            </div>
          )}
        </div>
        {facts && <Terms columns={wide ? undefined : 2} items={facts} variant="facts" />}
      </div>
      {children}
    </div>
  );
}
