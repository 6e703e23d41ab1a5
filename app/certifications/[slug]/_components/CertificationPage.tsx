import { Columns } from '@/components/parts/Columns';
import { PlainLinks } from '@/components/parts/LinkRows';
import { OnThisPage } from '@/components/parts/OnThisPage';
import { ResponsiveList } from '@/components/parts/ResponsiveList';
import { RichContent } from '@/components/parts/RichContent';
import { Section } from '@/components/parts/Section';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { ResponsiveDisclosure } from '@/components/ui/ResponsiveDisclosure';
import { certifications } from '@/content/certifications';
import type { AnsweredText, Certification } from '@/content/certifications/types';
import { certificationPath } from '@/content/navigation';
import { certificationCopy as copy } from '@/content/page-copy/certification';
import { CaseBlocks } from './CaseBlocks';
import { Details } from './Details';
import { CertificationHeader } from './header/CertificationHeader';
import { Investment } from './Investment';
import { Process } from './Process';
import { References } from './References';
import { RequirementsChecklist } from './RequirementsChecklist';
import { SideColumn } from './SideColumn';
import { Support } from './Support';

const rows = (items: readonly AnsweredText[]) =>
  items.map(({ title, ...rest }) => ({ name: title, ...rest }));

/** Renders the page of a certification in the order of its reader's questions. */
export function CertificationPage({ certification }: { certification: Certification }) {
  const { answer, intro, questions, need, why, cases, requirements, slug } = certification;
  return (
    <>
      <CertificationHeader certification={certification} />
      <Section compact>
        <Columns split="8-4">
          <div className="grid grid-cols-1 content-start gap-4">
            <p className="text-sub">
              <RichContent content={answer} />
            </p>
            <ResponsiveDisclosure compact title={copy.intro}>
              {intro.map((text) => (
                <p className="max-w-measure max-md:text-small" key={text}>
                  <RichContent content={text} />
                </p>
              ))}
            </ResponsiveDisclosure>
          </div>
          <ButtonLink arrow className="print:hidden" href={copy.action.href}>
            {copy.action.label}
          </ButtonLink>
        </Columns>
        <OnThisPage items={questions} title={copy.questions} titleVisible />
      </Section>
      <Section id="need" title={copy.need}>
        <Columns split="8-4">
          <div className="part-stack">
            <ResponsiveList items={rows(need)} />
            {/* In the same column as the rows above, because the side column is longer than those rows. */}
            <section aria-labelledby="why" className="part-stack">
              <div className="part-header">
                <h2 className="text-sub" id="why">
                  {copy.why}
                </h2>
              </div>
              <ResponsiveList items={rows(why)} />
            </section>
          </div>
          <SideColumn certification={certification} />
        </Columns>
      </Section>
      <Section id="case" title={copy.case}>
        <CaseBlocks cases={cases} />
      </Section>
      <Process certification={certification} />
      <Investment certification={certification} />
      <Section compact id="requirements" size="sub" title={copy.requirements}>
        <ResponsiveList items={rows(requirements)} numbered />
      </Section>
      <RequirementsChecklist certification={certification} />
      <Details blocks={certification.details} />
      <References certification={certification} />
      <Support certification={certification} />
      {/* From 1181 px up the side column has this list. */}
      <div className="framed trunk relative pb-8 lg:hidden print:hidden" data-theme="paper">
        <PlainLinks
          current={certificationPath(slug)}
          label={copy.sidebar.all}
          links={certifications.map((entry) => ({
            label: entry.comparison.name,
            href: certificationPath(entry.slug),
          }))}
        />
      </div>
      <ClosingCall />
    </>
  );
}
