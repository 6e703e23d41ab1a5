import { clsx } from 'clsx';
import type { Text } from '@/content/text';
import { type Content, RichContent } from './RichContent';
import './data.css';

/** A name, its answer where it has one, and what else is said of it. */
interface PhoneRow {
  name: Text;
  answer?: Content;
  text: Content;
  /** Target of a fragment, which opens the row. */
  id?: string;
}

interface PhoneRowsProps {
  items: readonly PhoneRow[];
  /** Counted items: their number stands before the name. */
  numbered?: boolean;
}

/** Names beside what is said of them; on the phone each is a row that opens, its answer in the row. */
export function MobileDisclosureRows({ items, numbered }: PhoneRowsProps) {
  const Tag = numbered ? 'ol' : 'ul';
  return (
    <Tag className={clsx('part-phone-rows', numbered && 'part-numbered')}>
      {items.map(({ name, answer, text, id }, index) => (
        <li key={index}>
          <details
            className={clsx('disclosure', answer && 'part-answered')}
            data-headed=""
            suppressHydrationWarning
          >
            <summary className="disclosure-summary">
              <span className="part-phone-name">
                <b className="part-name">
                  <RichContent of={name} terms={false} />
                </b>{' '}
                {answer && (
                  <span>
                    <RichContent of={answer} terms={false} />
                  </span>
                )}
              </span>
            </summary>
            <div id={id}>
              <RichContent of={text} />
            </div>
          </details>
        </li>
      ))}
    </Tag>
  );
}
