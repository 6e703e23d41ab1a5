import { Stop } from '@/components/line/Stop';
import { ResponsiveDisclosure } from '@/components/ui/ResponsiveDisclosure';
import { RichText } from '@/components/ui/RichText';
import { drawingLabels } from '@/content/drawings';
import { labels } from '@/content/labels';
import type { Text } from '@/content/text';
import './draft-stack.css';

/** One draft of the stack, which belongs to a station. */
interface Draft {
  number: number;
  name: string;
  /** The months of the station in the journey. */
  when: string;
  text: Text;
}

/** Renders the five drafts as an exploded stack with leader lines to their rows, for a dark section. */
export function DraftStack({ drafts }: { drafts: readonly Draft[] }) {
  return (
    <div className="draft-stack">
      <img
        alt={drawingLabels.draftStack}
        height="727"
        loading="lazy"
        src="/art/draft-stack.svg"
        width="444"
      />
      <ResponsiveDisclosure className="mt-6 md:mt-0" title={labels.drafts}>
        {/* From 1181 px up the rows are as high as the layers of the drawing, so that the leader lines are horizontal. */}
        <ol>
          {drafts.map(({ number, name, when, text }) => (
            <li className="draft-sheet" key={name}>
              <Stop className="absolute top-0 left-0 md:top-1/2 md:-translate-y-1/2">{number}</Stop>
              <h3 className="text-name lg:pt-4 xl:pt-0">
                {name}{' '}
                <small className="ml-2 font-normal text-muted text-small md:max-lg:ml-0 md:max-lg:block xl:ml-0 xl:block">
                  {when}
                </small>
              </h3>
              <p className="lg:max-xl:text-small">
                <RichText text={text} />
              </p>
            </li>
          ))}
        </ol>
      </ResponsiveDisclosure>
    </div>
  );
}
