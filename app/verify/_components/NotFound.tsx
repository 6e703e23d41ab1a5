import { SectionHead } from '@/components/sections/SectionHead';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { verifyPage } from '@/content/page-copy/verify';
import { absenceSteps, forged } from '@/content/verify/absence';
import { fill } from '@/lib/text/fill';

const { title, lead, day: words } = verifyPage.notFound;
const days = [...new Set(absenceSteps.map(({ day }) => day))];

/** What to do day by day: columns as wide as the days between them; on the phone the line is vertical. */
export function NotFound() {
  return (
    <Section labelledBy="not-found" pad="part">
      <SectionHead id="not-found" lead={lead} title={title} />
      <ol className="mt-10 lg:mt-10 lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(0,5fr)_13rem]">
        {days.map((day) => (
          <li
            className="relative before:absolute before:left-0 before:z-1 before:size-8 before:rounded-full before:border-6 before:border-fg before:bg-ground not-last:after:absolute not-last:after:bg-line max-lg:pb-7 max-lg:pl-12 print:pb-3 max-lg:not-last:after:top-6 max-lg:not-last:after:bottom-0 max-lg:not-last:after:left-3 max-lg:not-last:after:w-2 lg:pt-12 lg:pr-6 before:top-0 lg:not-last:after:top-3 lg:not-last:after:left-7 lg:not-last:after:h-2 lg:not-last:after:w-[calc(100%-1.5rem)]"
            key={day}
          >
            <p className="font-semibold text-label text-muted">{fill(words, { number: day })}</p>
            {absenceSteps
              .filter((step) => step.day === day)
              .map((step) => (
                <div className="mt-1.5 max-w-24em not-first:mb-4" key={step.title}>
                  <h3 className="text-h4">{step.title}</h3>
                  <p className="mt-1 text-small">
                    <RichText text={step.text} />
                  </p>
                </div>
              ))}
          </li>
        ))}
      </ol>
      <p className="mt-8 max-w-measure border-fg border-l-8 pl-6 text-copy">
        <RichText text={forged} />
      </p>
    </Section>
  );
}
