import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/ui/Breadcrumb';
import { Frame } from '@/components/ui/Frame';
import type { Theme } from '@/components/ui/SectionFrame';
import { checkedOn } from '@/content/certainty';
import type { Text } from '@/content/text';
import { formatDate, withNoBreakSpaces } from '@/lib/figures/format';
import type { Crumb } from '@/lib/pages/registry';
import { fill } from '@/lib/text/fill';
import { type Content, RichContent } from './RichContent';
import { type Term, Terms } from './Terms';

/** The props of a header with title, lead and facts. */
export interface TextHeaderProps {
  variant?: 'text';
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
  /** A figure next to the text, from 1181 px up; below the text in a narrower window. */
  aside?: ReactNode;
  /** Whether the facts go below the text, over the whole width. */
  wide?: boolean;
  theme?: Theme;
  /** Buttons, drawing or list below the text. */
  children?: ReactNode;
}

interface DrawingHeaderProps {
  variant: 'drawing';
  /** The h1 and the rest of the header; a drawing can be positioned absolutely inside. */
  children: ReactNode;
  /** A full-bleed drawing below the frame. */
  below?: ReactNode;
}

type PageHeaderProps = { crumbs: readonly Crumb[] } & (TextHeaderProps | DrawingHeaderProps);

/**
 * Renders the header of a page below its breadcrumb. The variant `text` has the title as the first stop of the line, a
 * lead and facts; `drawing` is dark, and its children place title and drawing.
 */
export function PageHeader({ crumbs, ...props }: PageHeaderProps) {
  const breadcrumb = <Breadcrumb items={crumbs} />;
  return props.variant === 'drawing' ? (
    <div className="relative trunk overflow-hidden" data-theme="ink">
      <Frame className="pt-3 md:pt-8">
        {breadcrumb}
        {props.children}
      </Frame>
      {props.below}
    </div>
  ) : (
    <div className="framed trunk part-band part-top" data-theme={props.theme ?? 'paper'}>
      {breadcrumb}
      <HeaderText {...props} />
      {props.children}
    </div>
  );
}

/** Renders title, lead, note and facts. */
function HeaderText({
  title,
  size = 'title',
  lead,
  checked,
  note = checked && fill(checkedOn, { day: withNoBreakSpaces(formatDate(checked)) }),
  facts,
  aside,
  wide,
}: TextHeaderProps) {
  return (
    <div
      className={clsx(
        'mt-6 grid gap-y-8',
        ((facts && !wide) || aside) && 'lg:grid-cols-seven-five lg:gap-x-12',
      )}
    >
      <div>
        <h1 className={clsx('part-section', size === 'title' ? 'text-title' : 'text-display')}>
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
      {aside}
    </div>
  );
}
