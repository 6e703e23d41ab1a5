import { clsx } from 'clsx';
import { Fold } from '@/components/ui/Fold';
import { RichText } from '@/components/ui/RichText';
import type { ScoringBlock } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';
import { share } from '@/lib/geometry/scale';
import { fill } from '@/lib/text/fill';
import { ScoreRuler } from './ScoreRuler';

const { scoring } = certificationCopy;

const columns = [
  { name: scoring.columns.number, width: 'w-9 md:w-12' },
  { name: scoring.columns.family, width: '' },
  { name: scoring.columns.requirements, width: 'w-14 md:w-26' },
  { name: scoring.columns.points, width: 'w-14 xs:w-21 md:w-50 lg:max-xl:w-30' },
] as const;

/** Requirement families with the points each can cost, in two columns from 1181 px up, and the score ruler. */
export function Scoring({ block }: { block: ScoringBlock }) {
  const { families, ruler, note } = block;
  const most = Math.max(...families.map(({ points }) => points));
  const half = Math.ceil(families.length / 2);
  return (
    <>
      <Fold className="mt-14" title={fill(scoring.fold, { count: families.length })}>
        <div className="grid gap-x-12 tabular-nums lg:grid-cols-2">
          {[families.slice(0, half), families.slice(half)].map((part, index) => (
            <table className="h-fit w-full table-fixed text-left" key={part[0]?.number}>
              <caption className="sr-only">
                {fill(scoring.part, {
                  title: block.title,
                  first: part[0]?.number ?? '',
                  last: part.at(-1)?.number ?? '',
                })}
              </caption>
              <colgroup>
                {columns.map(({ name, width }) => (
                  <col className={width} key={name} />
                ))}
              </colgroup>
              <thead className={clsx(index > 0 && 'max-lg:sr-only')}>
                <tr className="border-fg border-b-2 text-caption text-muted">
                  {columns.map(({ name }) => (
                    <th
                      className="pb-2.5 font-normal nth-3:pr-4 nth-3:text-right max-md:nth-3:*:-ml-12"
                      key={name}
                      scope="col"
                    >
                      {/* A narrow column of numbers: its heading reaches over the names' one. */}
                      <span className="inline-block">{name}</span>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {part.map(({ number, name, requirements, points }) => (
                  <tr className="h-13.5 print:h-9 border-rule border-b" key={number}>
                    <td className="text-label text-muted">{number}</td>
                    <th
                      className="py-2 pr-2 text-base leading-value font-semibold tracking-[-0.008em] md:text-copy"
                      scope="row"
                    >
                      {name}
                    </th>
                    <td className="pr-4 text-right">{requirements}</td>
                    <td>
                      <span className="flex items-center gap-2">
                        <svg aria-hidden="true" className="h-3.5 w-0 flex-1">
                          <rect
                            className={points === most ? 'fill-line' : 'fill-fg'}
                            height="14"
                            width={share(points, most)}
                          />
                        </svg>
                        <span className="w-7 text-right font-bold">{points}</span>
                      </span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </div>
      </Fold>
      <ScoreRuler ruler={ruler} />
      <p className="mt-9 max-w-184 text-small text-muted">
        <RichText text={note} />
      </p>
    </>
  );
}
