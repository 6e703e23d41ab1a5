import type { Text } from '@/content/text';
import { RichText } from '../ui/RichText';

interface LineEndsProps {
  /** From the start of the line to its end. On mobile those in the middle go below the others. */
  ends: readonly { title: Text; text: string }[];
}

/** Renders the labels at the ends of a drawn line. */
export function LineEnds({ ends }: LineEndsProps) {
  return (
    <dl className="mt-4 flex justify-between gap-x-6 gap-y-4 max-md:flex-wrap">
      {ends.map(({ title, text }, index) => (
        <div
          className={
            index > 0 && index < ends.length - 1
              ? 'text-balance max-md:order-3 max-md:basis-full md:flex-1 md:text-center'
              : 'text-balance last:text-right max-md:max-w-[calc(50%-0.75rem)] md:flex-1'
          }
          key={text}
        >
          <dt className="text-name">
            <RichText text={title} terms={false} />
          </dt>
          <dd className="mt-1 text-small text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
