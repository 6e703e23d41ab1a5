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
      <ol className="mt-8 lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(0,5fr)_13rem]">
        {days.map((day) => (
          <li className="not-found-day" key={day}>
            <p className="font-bold text-small text-muted">{fill(words, { number: day })}</p>
            {absenceSteps
              .filter((step) => step.day === day)
              .map((step) => (
                <div className="mt-2 max-w-24em not-first:mb-4" key={step.title}>
                  <h3 className="text-name">{step.title}</h3>
                  <p className="mt-1 text-small">
                    <RichText text={step.text} />
                  </p>
                </div>
              ))}
          </li>
        ))}
      </ol>
      <p className="mt-8 max-w-measure border-fg border-l-8 pl-6 text-body">
        <RichText text={forged} />
      </p>
    </Section>
  );
}
