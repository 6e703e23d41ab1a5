import { clsx } from 'clsx';
import { Fold } from '@/components/ui/Fold';
import { RichText } from '@/components/ui/RichText';
import type { ScoringBlock } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';
import { share } from '@/lib/geometry/scale';
import { fill } from '@/lib/text/fill';
import { ScoreRuler } from '../charts/ScoreRuler';

const { scoring } = certificationCopy;

const columns = [
  { name: scoring.columns.family, width: '', cell: '' },
  { name: scoring.columns.requirements, width: 'w-26 md:w-30', cell: 'pr-4 text-right md:pr-6' },
  { name: scoring.columns.points, width: 'w-18 xs:w-24 md:w-50 lg:max-xl:w-30', cell: '' },
] as const;

/** Requirement families with the points each can cost, in two columns from 1181 px up, and the score ruler. */
export function Scoring({ block }: { block: ScoringBlock }) {
  const { families, ruler, note } = block;
  const most = Math.max(...families.map(({ points }) => points));
  const half = Math.ceil(families.length / 2);
  return (
    <>
      <ScoreRuler ruler={ruler} />
      <Fold className="mt-3 lg:mt-8" title={fill(scoring.fold, { count: families.length })}>
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
                  {columns.map(({ name, cell }) => (
                    <th className={clsx('pb-2 font-normal', cell)} key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {part.map(({ number, name, requirements, points }) => (
                  <tr className="h-12 border-rule border-b lg:h-14 print:h-6" key={number}>
                    <th className="py-2 print:py-0.5 pr-2 text-small font-bold" scope="row">
                      {number} {name}
                    </th>
                    <td className={columns[1].cell}>{requirements}</td>
                    <td className="font-bold">
                      {/* Three quarters of the cell at most: the figure stands behind it. */}
                      <svg
                        aria-hidden="true"
                        className={clsx(
                          'mr-2 inline-block h-3.5 align-baseline print:[print-color-adjust:exact]',
                          points === most ? 'bg-line' : 'bg-fg',
                        )}
                        width={share(points * 0.75, most)}
                      />
                      {points}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </div>
        <p className="mt-6 max-w-184 text-small text-muted">
          <RichText text={note} />
        </p>
      </Fold>
    </>
  );
}
