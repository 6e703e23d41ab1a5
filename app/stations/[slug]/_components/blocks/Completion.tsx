import { BranchLine } from '@/components/line/BranchLine';
import { Stop } from '@/components/line/Stop';
import { Terminal } from '@/components/line/Terminal';
import { RichText } from '@/components/ui/RichText';
import type { CompletionBlock } from '@/content/stations/blocks';
import { stationList } from '@/content/stations/heads';
import { stationLabels } from '@/content/stations/labels';

/** The completion box: five checked stops up to the terminal, the status values and what they mean. */
export function Completion({ block }: { block: CompletionBlock }) {
  return (
    <>
      <div className="relative mt-8 lg:mt-16 print:mt-4">
        <BranchLine className="top-5" />
        <Terminal className="top-px right-0 h-11.5 w-2.5" />
        <ol className="relative grid grid-cols-5 pr-2">
          {stationList.map(({ slug, name }) => (
            <li key={slug}>
              <Stop size="xl" state="completed" />
              <p className="mt-4 text-name max-md:sr-only">
                {name} <span className="sr-only">{stationLabels.completed}</span>
              </p>
            </li>
          ))}
        </ol>
      </div>
      <dl className="mt-8 border-fg border-t-2 md:grid md:grid-cols-[1fr_1.5fr_2.1fr] lg:mt-16 print:mt-4">
        {block.values.map(({ value, label }) => (
          <div
            className="flex flex-col-reverse justify-end border-rule py-4 max-md:border-b md:pt-6 md:pr-6 md:not-first:border-l md:not-first:pl-6"
            key={label}
          >
            <dt className="mt-2 text-lead">{label}</dt>
            <dd className="text-title">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 max-w-46em text-body lg:mt-12 print:mt-3">
        <RichText text={block.text} />
      </p>
    </>
  );
}
