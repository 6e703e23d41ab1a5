import { ResponsiveDisclosure } from '@/components/ui/ResponsiveDisclosure';
import type { Text } from '@/content/text';
import { type Content, RichContent } from './RichContent';
import './data.css';

/** A row: name, answer, and text. */
interface ResponsiveItem {
  name: Text;
  answer: Content;
  text: Content;
  /** The id of the text. A fragment with this id opens the row. */
  id?: string;
}

interface ResponsiveListProps {
  items: readonly ResponsiveItem[];
}

/** Renders names next to their text; on mobile each is a disclosure with the answer in its summary. */
export function ResponsiveList({ items }: ResponsiveListProps) {
  return (
    <ul className="part-phone-rows">
      {items.map(({ name, answer, text, id }, index) => (
        <li key={index}>
          <ResponsiveDisclosure
            heading={
              <span>
                <b className="part-name">
                  <RichContent content={name} terms={false} />
                </b>{' '}
                <span className="md:font-bold">
                  <RichContent content={answer} terms={false} />
                </span>
              </span>
            }
          >
            <div className="pb-3 md:pt-1" id={id}>
              <RichContent content={text} />
            </div>
          </ResponsiveDisclosure>
        </li>
      ))}
    </ul>
  );
}
