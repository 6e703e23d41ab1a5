import { Fold } from '@/components/ui/Fold';
import { RichText } from '@/components/ui/RichText';
import type { StandardsBlock } from '@/content/stations/blocks';
import { stationLabels } from '@/content/stations/labels';
import { fill } from '@/lib/text/fill';
import { SubjectTable } from './SubjectTable';

/** Cards of the standards, then the table of subjects at which each of them calls. */
export function Standards({ block }: { block: StandardsBlock }) {
  return (
    <>
      <Fold className="mt-8 md:mt-12" title={fill(stationLabels.standards, { count: block.cards.length })}>
        <ul className="grid gap-x-6 border-fg md:grid-cols-2 md:border-t-2 lg:grid-cols-4">
          {block.cards.map(({ id, name, text, decides }) => (
            <li className="border-rule pt-4 pb-6 max-lg:border-b" key={id}>
              <h3 className="text-name">{name}</h3>
              <p className="mt-2 text-small">
                <RichText text={text} />
              </p>
              <p className="mt-3 text-small text-muted">
                <RichText text={decides} />
              </p>
            </li>
          ))}
        </ul>
      </Fold>
      <SubjectTable block={block} />
    </>
  );
}
