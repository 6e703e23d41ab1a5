import { Weave } from '@/components/art/Weave';
import { RichText } from '@/components/ui/RichText';
import type { ExchangeBlock, ExchangeInput, ExchangeOutput } from '@/content/stations/blocks';
import { stationLabels } from '@/content/stations/labels';
import { fill } from '@/lib/text/fill';
import { CertificationLinks } from '../CertificationLinks';

// The weave stretches to six rows of this height, so both columns and the drawing share it.
const rowClass =
  'relative border-rule border-b py-3 lg:flex lg:h-28 lg:flex-col lg:justify-center xl:h-23 lg:py-0';
const titleClass = 'text-name';
const headClass = 'border-fg border-b-2 pb-3 text-name';

function Input({ title, text }: ExchangeInput) {
  return (
    <li className={`exchange-input ${rowClass}`}>
      <h4 className={titleClass}>{title}</h4>
      <p className="text-small">
        <RichText text={text} />
      </p>
    </li>
  );
}

interface OutputProps {
  output: ExchangeOutput;
  from: string;
  number: number;
  /** The line's own color ends here; without the drawing there is no line, and no color. */
  marked: boolean;
}

function Output({ output, from, number, marked }: OutputProps) {
  return (
    <li className={`${rowClass} pl-12 lg:pl-8`}>
      <span
        aria-hidden="true"
        className={`absolute top-3 left-0 z-2 grid size-8.5 place-items-center rounded-full border-6 border-fg font-black text-drawn-15 leading-none lg:top-[calc(50%-17px)] lg:-left-4.25 ${marked ? 'bg-ground lg:bg-signal lg:text-white' : 'bg-ground'}`}
      >
        {number}
      </span>
      <h4 className={titleClass}>{output.title}</h4>
      <p className="text-small">
        <RichText text={output.text} />
      </p>
      <p className="font-bold text-small lg:sr-only">{fill(stationLabels.from, { source: from })}</p>
      <div className="flex gap-2 text-small">
        <span className="py-0.5 text-muted">{stationLabels.work.feeds}</span>
        <CertificationLinks slugs={output.feeds} />
      </div>
    </li>
  );
}

/** Requirements checklist and deliverables; on the desktop crossing lines join them, below it the words do. */
export function Exchange({ block }: { block: ExchangeBlock }) {
  const ends = block.inputs.map((_, input) => block.outputs.findIndex(({ from }) => from === input));
  return (
    <div className="mt-8 grid gap-8 md:grid-cols-2 print:mt-4 lg:mt-16 lg:grid-cols-[360fr_484fr_400fr] lg:gap-0">
      <div>
        <h3 className={headClass}>{block.inputsTitle}</h3>
        <ul>
          {block.inputs.map((input) => (
            <Input key={input.title} {...input} />
          ))}
        </ul>
      </div>
      <div className="hidden self-end lg:block">
        <Weave className="h-168 w-full xl:h-138" ends={ends} />
      </div>
      <div>
        <h3 className={`${headClass} lg:pl-8`}>{block.outputsTitle}</h3>
        <ol>
          {block.outputs.map((output, index) => (
            <Output
              from={block.inputs[output.from]?.title ?? ''}
              key={output.title}
              marked={index === ends.at(-1)}
              number={index + 1}
              output={output}
            />
          ))}
        </ol>
      </div>
    </div>
  );
}
