import { clsx } from 'clsx';
import { ResponsiveDisclosure } from '@/components/ui/ResponsiveDisclosure';
import type { Text } from '@/content/text';
import { type Content, RichContent } from './RichContent';
import './data.css';

/** A row: name, optional answer, and text. */
interface ResponsiveItem {
  name: Text;
  answer?: Content;
  text: Content;
  /** The id of the text. A fragment with this id opens the row. */
  id?: string;
}

interface ResponsiveListProps {
  items: readonly ResponsiveItem[];
  /** Whether a number precedes the name. */
  numbered?: boolean;
}

/** Renders names next to their text; on mobile each is a disclosure with the answer in its summary. */
export function ResponsiveList({ items, numbered }: ResponsiveListProps) {
  const Tag = numbered ? 'ol' : 'ul';
  return (
    <Tag className={clsx('part-phone-rows', numbered && 'part-numbered')}>
      {items.map(({ name, answer, text, id }, index) => (
        <li key={index}>
          <ResponsiveDisclosure
            className={answer ? 'part-answered' : undefined}
            heading={
              <span className="part-phone-name">
                <b className="part-name">
                  <RichContent content={name} terms={false} />
                </b>{' '}
                {answer && (
                  <span>
                    <RichContent content={answer} terms={false} />
                  </span>
                )}
              </span>
            }
          >
            <div id={id}>
              <RichContent content={text} />
            </div>
          </ResponsiveDisclosure>
        </li>
      ))}
    </Tag>
  );
}
