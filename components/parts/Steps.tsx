import { clsx } from 'clsx';
import type { TitledText } from '@/content/text';
import { formatDate } from '@/lib/figures/format';
import { PointText } from './PointList';
import type { Content } from './RichContent';
import { SubsectionTitle, type Titled } from './SubsectionTitle';

/** A step with its time; its ring then has no number. */
interface Dated extends TitledText {
  /** ISO day, month or year. */
  date?: string;
  /** Words instead of the date or after it. */
  when?: string;
  /** Expected only: a dashed ring. */
  planned?: boolean;
}

interface StepsProps extends Titled {
  items: readonly (Content | TitledText | Dated)[];
  /** Draws the line from step to step: where they follow each other in time. */
  line?: boolean;
}

/** Things that follow each other, each with its number in a ring. */
export function Steps({ items, line, ...title }: StepsProps) {
  return (
    <>
      <SubsectionTitle {...title} />
      <ol
        className={clsx('part-steps', line && 'part-in-time', items.some(timeOf) && '*:before:content-empty')}
      >
        {items.map((item, index) => (
          <li className={timeOf(item)?.planned ? 'before:border-dashed' : undefined} key={index}>
            <When {...timeOf(item)} /> <PointText of={item} />
          </li>
        ))}
      </ol>
    </>
  );
}

const timeOf = (item: StepsProps['items'][number]): Partial<Dated> | undefined =>
  typeof item === 'object' && ('date' in item || 'when' in item) ? item : undefined;

function When({ date, when }: Partial<Dated>) {
  if (!date && !when) return null;
  return (
    <small className="block text-muted text-small">
      {date && <time dateTime={date}>{formatDate(date)}</time>}
      {date && when && ', '}
      {when}
    </small>
  );
}
