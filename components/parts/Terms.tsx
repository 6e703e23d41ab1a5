import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { type Content, RichContent } from './RichContent';
import { SubsectionTitle, type Titled } from './SubsectionTitle';

/** A name and what is said of it. */
export interface Term {
  term: Content;
  /** The name of the row before, which stays in view for this one too: it is only read aloud here. */
  again?: boolean;
  text: Content;
  /** Third column of rows, small line under a fact. */
  note?: Content;
  /** The one link of a row, in the line of its name on the phone. */
  link?: { label: string; href: string } | ReactElement;
  /** Target of a fragment. */
  id?: string;
}

const variantClasses = {
  rows: 'part-rows',
  facts: 'part-facts',
  figures: 'part-facts part-figures',
  ruled: 'part-ruled',
  label: 'grid gap-x-gap gap-y-3 ink-t pt-4 text-small',
  bold: 'part-bold',
} as const;
const nameClasses = {
  rows: 'text-name',
  facts: 'text-muted',
  figures: 'text-muted',
  label: 'text-muted',
  ruled: undefined,
  bold: undefined,
} as const;

interface TermsProps extends Titled {
  items: readonly Term[];
  /**
   * `rows`: name, value, note in three columns. `facts`: label over a short value, in columns between hairlines;
   * `figures` are large ones. `ruled`: name beside small text. `label`: quiet label over a bold value. `bold`: name and text in one
   * sentence.
   */
  variant: keyof typeof variantClasses;
  /** Facts in two columns at every width; other looks from the tablet on in so many. Four facts stand two by two on the tablet. */
  columns?: 2 | 3 | 4;
}

const several = { 2: 'part-two', 3: 'part-three', 4: 'part-four md:grid-cols-4' } as const;

/** Names with what is said of them, as a description list. */
export function Terms({ items, variant, columns, ...title }: TermsProps) {
  return (
    <>
      <SubsectionTitle {...title} />
      <dl
        className={clsx(
          variantClasses[variant],
          columns ? several[columns] : items.length === 4 && 'part-pairs',
        )}
      >
        {items.map(({ term, again, text, note, link, id }, index) => (
          <div className={items[index + 1]?.again ? 'part-goes-on' : undefined} id={id} key={index}>
            <dt className={again ? 'sr-only' : nameClasses[variant]}>
              <RichContent of={term} terms={false} />
            </dt>
            <dd className={variant === 'label' ? 'font-bold wrap-anywhere' : undefined}>
              <RichContent of={text} terms={variant !== 'facts' && variant !== 'figures'} />
            </dd>
            {note && (
              <dd className="part-note-cell">
                <RichContent of={note} />
              </dd>
            )}
            {link && (
              <dd className="part-link-cell">
                {'href' in link ? (
                  <a className="word-link py-1" href={link.href}>
                    {link.label}
                  </a>
                ) : (
                  link
                )}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </>
  );
}
