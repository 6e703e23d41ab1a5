import { Fold } from '@/components/ui/Fold';
import { RichText } from '@/components/ui/RichText';
import { StackedTable } from '@/components/ui/StackedTable';
import { drawingLabels } from '@/content/drawings';
import type { CoursesBlock } from '@/content/stations/blocks';
import { stationLabels } from '@/content/stations/labels';
import { formatWeekSpan } from '@/lib/stations/journey';
import { CertificationLinks } from '../CertificationLinks';

/** Leader from a course of the drawing to its words; one for each, from the bottom. */
const leaders = [
  { left: 'left-117.5', width: 'w-12.5' },
  { left: 'left-105', width: 'w-25' },
  { left: 'left-92.5', width: 'w-37.5' },
];

/** Three courses of a footing in section, laid from below, and a table of the work in each. */
export function Courses({ block }: { block: CoursesBlock }) {
  return (
    <>
      <div className="relative mt-9 md:mt-12 md:grid md:grid-cols-2 md:items-center md:gap-x-9 xl:mt-16 xl:h-101 xl:grid-cols-[32.5rem_1fr] xl:items-start xl:gap-x-0">
        <img
          alt={drawingLabels.footing}
          className="w-full max-w-135 print:max-w-56 xl:-mt-5 xl:-ml-2.5 xl:h-106 xl:w-135 xl:max-w-none"
          height="424"
          loading="lazy"
          src="/art/stepped-footing.svg"
          width="540"
        />
        <ol className="flex flex-col-reverse max-md:mt-7 xl:mt-36.25 xl:ml-5">
          {block.courses.map(({ from, to, title, text }, index) => (
            <li
              className="max-xl:border-rule max-xl:border-t max-xl:py-3.5 xl:grid xl:h-23 xl:content-start xl:grid-cols-[7.5rem_1fr] xl:gap-x-5"
              key={title}
            >
              <span
                aria-hidden="true"
                className={`course-leader ${leaders[index]?.left} ${leaders[index]?.width}`}
              />
              <p className="text-muted text-small leading-6.5">{formatWeekSpan({ from, to })}</p>
              <h3 className="font-bold text-row leading-6.5">{title}</h3>
              <p className="text-small leading-note xl:col-start-2">
                <RichText text={text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
      <Fold className="mt-8 md:mt-10 lg:mt-14" title={stationLabels.courses.caption}>
        <StackedTable
          caption={stationLabels.courses.caption}
          from="lg"
          columns={[
            { label: stationLabels.courses.course },
            ...Object.values(stationLabels.work).map((label) => ({ label })),
          ]}
          rows={block.courses.map(({ from, to, title, work }) => ({
            key: title,
            header: (
              <>
                {title}{' '}
                <span className="block font-normal text-label text-muted">
                  {formatWeekSpan({ from, to })}
                </span>
              </>
            ),
            cells: [
              <RichText key="handOver" text={work.handOver} />,
              <RichText key="owner" text={work.owner} />,
              <RichText key="produces" text={work.produces} />,
              <CertificationLinks key="feeds" slugs={work.feeds} />,
            ],
          }))}
        />
      </Fold>
    </>
  );
}
