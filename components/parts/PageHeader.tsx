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

interface PageHeaderProps {
  crumbs: readonly Crumb[];
  title: Text;
  /**
   * `display` for home, services, stations, certifications and buyers; `title` for tools, reference pages and legal
   * texts.
   */
  size?: 'display' | 'title';
  /** One or two sentences. */
  lead?: Content;
  /** Small text below the lead, for example a contact. */
  note?: Content;
  /** The ISO day of the newest check of the content, shown as the note by default. */
  checked?: string;
  /** Facts next to the text. */
  facts?: readonly Term[];
  /** Whether the facts go below the text, over the whole width. */
  wide?: boolean;
  theme?: SectionTheme;
  /** Buttons, drawing or list below the text. */
  children?: ReactNode;
}

/** Renders the header of a page: breadcrumb, title as the first stop of the line, lead and facts. */
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
}: PageHeaderProps) {
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
            <RichContent content={title} terms={false} />
          </h1>
          {(lead || note) && (
            <div className="mt-4">
              {lead && (
                <p className="part-lead">
                  <RichContent content={lead} />
                </p>
              )}
              {note && (
                <p className="part-caption mt-3">
                  <RichContent content={note} />
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
