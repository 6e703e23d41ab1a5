import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { NoBreak } from '@/components/sections/planner/NoBreak';
import type { Theme } from '@/components/ui/SectionFrame';
import type { Pieces as Resolved } from '@/lib/text/pieces';

/*
 * Client versions of the building blocks in docs/components.md. They use the styles of components/parts and take resolved
 * texts, because a Text refers to records that the browser does not have.
 */

/** A resolved text: words and links. */
export function ClientText({ of }: { of: Resolved }) {
  return of.map((piece, index) => {
    if (typeof piece === 'string') return <span key={index}>{piece}</span>;
    const { text, href, out } = piece;
    return (
      <a
        className={out ? 'outgoing-link' : 'word-link'}
        href={href}
        hrefLang={out?.hrefLang}
        key={index}
        rel={out && 'noreferrer'}
        translate={out && /^\S+\.\S+$/.test(text) ? 'no' : undefined}
      >
        {text}
        {out?.code && (
          <>
            {' '}
            <span aria-hidden="true" className="outgoing-language" title={out.language}>
              {out.code}
            </span>
            <span className="sr-only">({out.language})</span>
          </>
        )}
      </a>
    );
  });
}

interface PartProps {
  id: string;
  title: ReactNode;
  /** A large heading with a ring, at most three a page. */
  large?: boolean;
  theme?: Theme;
  lead?: ReactNode;
  children: ReactNode;
}

/** A band of the plan under its heading. */
export function ClientSubsection({ id, title, large, theme = 'paper', lead, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="framed trunk part-band part-compact" data-theme={theme}>
      <div className="part-header">
        <h2 className={large ? 'part-section' : 'text-sub'} id={id}>
          {title}
        </h2>
        {lead && <p className="part-lead mt-3">{lead}</p>}
      </div>
      {children}
    </section>
  );
}

/** A name and what is said of it. */
export interface Term {
  name: ReactNode;
  text: ReactNode;
  note?: ReactNode;
}

interface TermsProps {
  items: readonly Term[];
  variant: 'rows' | 'facts' | 'ruled' | 'bold';
  /** Named for assistive technology and for the eye. */
  title?: string;
}

/** Names with what is said of them. */
export function ClientTerms({ items, variant, title }: TermsProps) {
  if (items.length === 0) return null;
  return (
    <>
      {title && <h3 className="part-title">{title}</h3>}
      <dl className={clsx(`part-${variant}`, variant === 'facts' && items.length === 4 && 'part-pairs')}>
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

interface FoldProps {
  name: ReactNode;
  /** What a reader learns without opening it. */
  answer: string;
  /** Rank of the name as a heading. */
  level?: 3 | 4;
  className?: string;
  id?: string;
  children: ReactNode;
}

/** A row that opens. */
export function ClientDisclosure({ name, answer, level = 3, className, id, children }: FoldProps) {
  const Tag = `h${level}` as const;
  return (
    <details className={clsx('part-disclosure', className)} id={id}>
      <summary>
        <Tag className="text-name">{name}</Tag>
        <span className="part-answer">
          <NoBreak text={answer} />
        </span>
      </summary>
      <div className="part-stack">{children}</div>
    </details>
  );
}

/** Sentences between hairlines. */
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
