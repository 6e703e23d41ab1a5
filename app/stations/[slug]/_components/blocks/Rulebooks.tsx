import { clsx } from 'clsx';
import { ExportRoute } from '@/components/art/ExportRoute';
import { Fold } from '@/components/ui/Fold';
import { RichText } from '@/components/ui/RichText';
import { TextLink } from '@/components/ui/TextLink';
import type { RulebooksBlock } from '@/content/stations/blocks';
import { stationLabels } from '@/content/stations/labels';
import type { Text } from '@/content/text';
import { fill } from '@/lib/text/fill';

function RuleFacts({
  facts,
  className,
}: {
  facts: readonly { term: string; text: Text }[];
  className?: string;
}) {
  return (
    <dl className={clsx('border-fg md:border-t-2', className)}>
      {facts.map(({ term, text }) => (
        <div className="grid grid-cols-term gap-x-3 border-rule border-b py-3 md:grid-cols-name" key={term}>
          <dt className="text-small">{term}</dt>
          <dd className="[&_time]:whitespace-normal wrap-anywhere min-w-0 font-bold text-small">
            <RichText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The rulebook of the contract beside its facts; the route of a part through the US lists, with its facts below. */
export function Rulebooks({ block: { contract, part } }: { block: RulebooksBlock }) {
  return (
    <>
      <div className="mt-8 lg:mt-16 lg:grid lg:grid-cols-12 lg:gap-x-6">
        <div className="lg:col-span-5">
          <h3 className="text-sub">{contract.title}</h3>
          <p className="mt-4">
            <RichText text={contract.text} />
          </p>
          <TextLink className="mt-4" href={`/certifications/${contract.link.certification}`}>
            {contract.link.label}
          </TextLink>
        </div>
        <div className="max-lg:mt-8 lg:col-span-6 lg:col-start-7">
          <Fold title={fill(stationLabels.ruleFacts, { count: contract.facts.length })}>
            <RuleFacts facts={contract.facts} />
          </Fold>
        </div>
      </div>
      <h3 className="mt-16 text-sub lg:mt-24">{part.title}</h3>
      <p className="mt-4 max-w-38em">
        <RichText text={part.text} />
      </p>
      <ExportRoute part={part} />
      <Fold className="mt-8" title={fill(stationLabels.ruleFacts, { count: part.facts.length })}>
        <RuleFacts className="lg:grid lg:grid-cols-2 lg:gap-x-12" facts={part.facts} />
      </Fold>
      <TextLink className="mt-6" href={`/certifications/${part.link.certification}`}>
        {part.link.label}
      </TextLink>
    </>
  );
}
