import { clsx } from 'clsx';
import type { TitledText } from '@/content/text';
import { formatDate } from '@/lib/figures/format';
import { type Point, PointText } from './PointList';
import type { Content } from './RichContent';
import { SubsectionTitle, type Titled } from './SubsectionTitle';

/** A step with a date; its ring has no number. */
interface DatedStep extends TitledText {
  /** The ISO day, month or year. */
  date?: string;
  /** The text instead of the date or after it. */
  when?: string;
  /** Whether it is only expected, drawn as a dashed ring. */
  planned?: boolean;
}

interface StepsProps extends Titled {
  items: readonly (Content | Point | DatedStep)[];
  /** Whether to draw a line between the steps, for steps in chronological order. */
  line?: boolean;
}

/** Renders a sequence of steps with a number in a ring. */
export function Steps({ items, line, ...title }: StepsProps) {
  return (
    <>
      <SubsectionTitle {...title} />
      <ol
        className={clsx('part-steps', line && 'part-in-time', items.some(timeOf) && '*:before:content-empty')}
      >
        {items.map((item, index) => (
          <li className={timeOf(item)?.planned ? 'before:border-dashed' : undefined} key={index}>
            <StepTime {...timeOf(item)} /> <PointText of={item} />
          </li>
        ))}
      </ol>
    </>
  );
}

const timeOf = (item: StepsProps['items'][number]): Partial<DatedStep> | undefined =>
  typeof item === 'object' && ('date' in item || 'when' in item) ? item : undefined;

function StepTime({ date, when }: Partial<DatedStep>) {
  if (!date && !when) return null;
  return (
    <small className="block text-muted text-small">
      {date && <time dateTime={date}>{formatDate(date)}</time>}
      {date && when && ', '}
      {when}
    </small>
  );
}
