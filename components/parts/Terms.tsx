import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { type Content, RichContent } from './RichContent';
import { SubsectionTitle, type Titled } from './SubsectionTitle';

/** A term and its description. */
export interface Term {
  term: Content;
  /** Whether the row repeats the term of the row before it; from 761 px up the term is then not visible. */
  again?: boolean;
  text: Content;
  /** A note: the third column of rows, or a small line below a fact. */
  note?: Content;
  /** The link of a row; on mobile in the line of the term. */
  link?: { label: string; href: string } | ReactElement;
  /** The id of the row, the target of a fragment. */
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
const termClasses = {
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
   * `rows`: term, value and note in three columns. `facts`: label above a short value, in columns between hairlines.
   * `figures`: the same with large values. `ruled`: term next to small text. `label`: muted label above a bold value.
   * `bold`: term and text in one sentence.
   */
  variant: keyof typeof variantClasses;
  /**
   * The number of columns from 761 px up; facts have two at every width. Four facts without it are two by two on the
   * tablet.
   */
  columns?: 2 | 3 | 4;
}

const columnClasses = {
  2: 'gap-x-gap md:grid md:grid-cols-2',
  3: 'gap-x-gap md:grid md:grid-cols-2 lg:grid-cols-3',
  4: 'md:grid-cols-4',
} as const;
const factColumnClasses = { 2: undefined, 3: 'md:grid-cols-3', 4: 'md:grid-cols-4' } as const;

/** Renders terms with their descriptions as a description list. */
export function Terms({ items, variant, columns, ...title }: TermsProps) {
  const isFacts = variant === 'facts' || variant === 'figures';
  return (
    <>
      <SubsectionTitle {...title} />
      <dl
        className={clsx(
          variantClasses[variant],
          !isFacts && columns && columnClasses[columns],
          isFacts && columns && factColumnClasses[columns],
          isFacts && !columns && (items.length === 4 ? 'part-strip' : 'part-strip md:grid-cols-3'),
        )}
      >
        {items.map(({ term, again, text, note, link, id }, index) => (
          <div id={id} key={index}>
            <dt className={clsx(termClasses[variant], again && 'md:opacity-0') || undefined}>
              <RichContent content={term} terms={false} />
            </dt>
            <dd className={variant === 'label' ? 'font-bold wrap-anywhere' : undefined}>
              <RichContent content={text} terms={!isFacts} />
            </dd>
            {note && (
              <dd className="part-note-cell">
                <RichContent content={note} />
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
