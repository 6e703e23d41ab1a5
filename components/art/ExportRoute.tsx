import { labels } from '@/content/labels';
import type { RulebooksBlock } from '@/content/stations/blocks';

type Part = RulebooksBlock['part'];

/** Left edges of the two branches in the drawing. */
const branches = [270, 670];

function Drawing({ part }: { part: Part }) {
  return (
    <svg
      aria-hidden="true"
      className="mt-12 relative -left-11.5 hidden w-[calc(100%+46px)] overflow-visible fill-none text-drawn-18 lg:block"
      viewBox="-46 20 1290 290"
    >
      <g className="stroke-fg" strokeWidth="8">
        {branches.map((x) => (
          <path d={`M${x} 92L${x + 102} 194Q${x + 110} 202 ${x + 122} 202H${x + 200}`} key={x} />
        ))}
      </g>
      <path className="stroke-line" d="M-46 92H1244" strokeWidth="8" />
      <path className="stroke-fg" d="M1239 69V115M470 180V224M870 180V224" strokeWidth="10" />
      <g className="fill-ground stroke-fg" strokeWidth="6">
        {[20, ...branches].map((x) => (
          <circle cx={x} cy="92" key={x} r="19" />
        ))}
      </g>
      <g className="fill-fg font-bold text-drawn-20">
        <text x="0" y="50">
          {part.start}
        </text>
        {part.questions.map(({ question }, index) => (
          <text key={question} x={(branches[index] ?? 0) - 20} y="50">
            {question}
          </text>
        ))}
        <text textAnchor="end" x="1244" y="50">
          {part.end.title}
        </text>
      </g>
      {part.questions.map(({ answer, authority, consequence }, index) => {
        const x = (branches[index] ?? 0) + 224;
        return (
          <g className="fill-fg" key={answer}>
            <text className="font-bold text-drawn-18" x={x - 150} y="146">
              {labels.yes}
            </text>
            <text className="font-bold text-drawn-18" x={x - 34} y="80">
              {labels.no}
            </text>
            <text className="font-bold text-drawn-32" x={x} y="212">
              {answer}
            </text>
            {[authority, ...consequence].map((line, row) => (
              <text key={line} x={x} y={246 + row * 24}>
                {line}
              </text>
            ))}
          </g>
        );
      })}
      <g className="fill-fg" textAnchor="end">
        {part.end.consequence.map((line, row) => (
          <text key={line} x="1244" y={140 + row * 24}>
            {line}
          </text>
        ))}
      </g>
    </svg>
  );
}

/** Order in which a part is checked against the US lists: a drawing on the desktop, a list everywhere else. */
export function ExportRoute({ part }: { part: Part }) {
  const stops = [
    ...part.questions.map(({ question, answer, authority, consequence }) => ({
      title: question,
      text: `${labels.yes}: ${answer}. ${authority}. ${consequence.join(' ')}.`,
    })),
    { title: part.end.title, text: `${part.end.consequence.join(' ')}.` },
  ];
  return (
    <>
      <Drawing part={part} />
      <ol className="relative mt-6 pl-12 before:absolute before:top-2 before:bottom-9 before:left-2.75 before:w-2 before:bg-line lg:sr-only">
        {stops.map(({ title, text }) => (
          <li
            className="relative pb-6 before:absolute before:top-0 before:-left-11 before:size-7.5 before:rounded-full before:border-6 before:border-fg before:bg-ground"
            key={title}
          >
            <h4 className="text-name">{title}</h4>
            <p className="mt-0.5 text-small">{text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
