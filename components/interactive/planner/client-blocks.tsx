import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { NoBreak } from '@/components/sections/planner/NoBreak';
import { OutgoingLink } from '@/components/ui/OutgoingLink';
import { type InlinePart, inlineText } from '@/lib/text/inline';

/*
 * Variants of the blocks in docs/components.md for content that the browser renders. They look like those of
 * components/parts, but take resolved texts, because a Text refers to records that are not sent to the browser.
 */

/** Renders a resolved text with its links. */
export function ClientText({ content }: { content: readonly InlinePart[] }) {
  return content.map((part, index) => {
    const text = inlineText(part);
    if (typeof part === 'string' || !('href' in part)) return <span key={index}>{text}</span>;
    if (part.kind === 'address')
      return (
        <OutgoingLink {...part} key={index}>
          <span translate={/^\S+\.\S+$/.test(text) ? 'no' : undefined}>{text}</span>
        </OutgoingLink>
      );
    return (
      <a className="word-link" href={part.href} key={index}>
        {text}
      </a>
    );
  });
}

/** A term, its description and an optional note. */
export interface ClientTerm {
  name: ReactNode;
  text: ReactNode;
  note?: ReactNode;
}

interface ClientTermsProps {
  items: readonly ClientTerm[];
  variant: 'rows' | 'facts' | 'ruled' | 'bold';
  /** Heading above the list. */
  title?: string;
}

/** Renders a description list. */
export function ClientTerms({ items, variant, title }: ClientTermsProps) {
  if (items.length === 0) return null;
  return (
    <>
      {title && <h3 className="part-title">{title}</h3>}
      <dl
        className={clsx(
          `part-${variant}`,
          variant === 'facts' && (items.length === 4 ? 'part-strip' : 'part-strip md:grid-cols-3'),
        )}
      >
        {items.map(({ name, text, note }, index) => (
          <div key={index}>
            <dt
              className={
                clsx(variant === 'rows' && 'text-name', variant === 'facts' && 'text-muted') || undefined
              }
            >
              {name}
            </dt>
            <dd>{typeof text === 'string' ? <NoBreak text={text} /> : text}</dd>
            {note && <dd className="part-note-cell">{note}</dd>}
          </div>
        ))}
      </dl>
    </>
  );
}

/** Renders a list whose items are separated by hairlines. */
export function ClientPoints({ title, items }: { title?: string; items: readonly ReactNode[] }) {
  if (items.length === 0) return null;
  return (
    <>
      {title && <h3 className="part-title">{title}</h3>}
      <ul className="part-points">
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    </>
  );
}
