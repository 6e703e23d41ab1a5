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
      <div className="courses">
        <img
          alt={drawingLabels.footing}
          className="courses-drawing"
          height="424"
          loading="lazy"
          src="/art/stepped-footing.svg"
          width="540"
        />
        <ol className="courses-words">
          {block.courses.map(({ from, to, title, text }, index) => (
            <li className="course" key={title}>
              <span
                aria-hidden="true"
                className={`course-leader ${leaders[index]?.left}  ${leaders[index]?.width}`}
              />
              <p className="text-muted text-small">{formatWeekSpan({ from, to })}</p>
              <h3 className="text-name">{title}</h3>
              <p className="text-small xl:col-start-2">
                <RichText text={text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
      <Fold className="mt-8 lg:mt-12" title={stationLabels.courses.caption}>
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
                {title} <span className="block text-small text-muted">{formatWeekSpan({ from, to })}</span>
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
