import { RichText } from '@/components/ui/RichText';
import type { CoursesBlock } from '@/content/stations/blocks/courses';
import { formatWeekSpan } from '@/lib/journey';
import { BlockTable } from '../BlockTable';
import { CertificationLinks } from '../CertificationLinks';
import { workTerms } from '../WorkFacts';

/** Leader from a course of the drawing to its words; one for each, top course first. */
const leaders = [
  { left: 'left-[370px]', width: 'w-[150px]' },
  { left: 'left-[420px]', width: 'w-[100px]' },
  { left: 'left-[470px]', width: 'w-[50px]' },
];

/** Three courses of a footing in section, read from below, and a table of the work in each. */
export function Courses({ block }: { block: CoursesBlock }) {
  const fromTop = block.courses.toReversed();
  return (
    <>
      <div className="relative mt-9 lg:mt-16 lg:grid lg:h-[404px] lg:grid-cols-[520px_1fr]">
        <img
          alt="Section through a stepped footing: three courses laid from below, one for each fortnight"
          className="w-full max-w-[540px] lg:-mt-5 lg:-ml-2.5 lg:h-[424px] lg:w-[540px] lg:max-w-none"
          height="424"
          loading="lazy"
          src="/art/stepped-footing.svg"
          width="540"
        />
        <ol className="max-lg:mt-7 lg:mt-[145px] lg:ml-5" reversed>
          {fromTop.map(({ from, to, title, text }, index) => (
            <li
              className="max-lg:border-rule max-lg:border-t max-lg:py-3.5 lg:grid lg:h-[92px] lg:content-start lg:grid-cols-[120px_1fr] lg:gap-x-5"
              key={title}
            >
              <span
                aria-hidden="true"
                className={`absolute hidden h-0.5 -translate-y-[7px] bg-line before:absolute before:-top-[3px] before:-left-1 before:size-2 before:rounded-full before:bg-line lg:mt-5 lg:block ${leaders[index]?.left} ${leaders[index]?.width}`}
              />
              <p className="text-muted text-small leading-[26px]">{formatWeekSpan({ from, to })}</p>
              <h3 className="font-[650] text-[1.3125rem] leading-[26px]">{title}</h3>
              <p className="text-small leading-[1.4] lg:col-start-2">
                <RichText text={text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
      <BlockTable
        caption="Work in each course"
        stack="lg"
        className="mt-10 lg:mt-14"
        columns={[{ label: 'Course' }, ...Object.values(workTerms).map((label) => ({ label }))]}
        rows={block.courses.map(({ from, to, title, work }) => ({
          key: title,
          header: (
            <>
              {title}{' '}
              <span className="block font-normal text-label text-muted">{formatWeekSpan({ from, to })}</span>
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
    </>
  );
}
