import { Stop } from '@/components/line/Stop';
import { Disclosure } from '@/components/ui/Disclosure';
import { RichText } from '@/components/ui/RichText';
import { drawingLabels } from '@/content/drawings';
import { labels } from '@/content/labels';
import type { Text } from '@/content/text';

/** One sheet of the stack: the station whose file it is. */
interface DraftSheet {
  number: number;
  name: string;
  /** When the station comes in the journey, small beside the name. */
  when: string;
  text: Text;
}

/** The five drafts as an exploded stack, each with a leader to its row; for a section on ink. */
export function DraftStack({ sheets }: { sheets: readonly DraftSheet[] }) {
  return (
    <div className="draft-stack">
      <img
        alt={drawingLabels.draftStack}
        height="727"
        loading="lazy"
        src="/art/draft-stack.svg"
        width="444"
      />
      <Disclosure className="mt-6 md:mt-0" title={labels.drafts}>
        {/* From lg the rows are 112 px high, as far apart as the sheets of the drawing, so that the leaders run level. */}
        <ol>
          {sheets.map(({ number, name, when, text }) => (
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
      </Disclosure>
    </div>
  );
}
