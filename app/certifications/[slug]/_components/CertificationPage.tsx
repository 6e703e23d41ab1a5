import { Columns } from '@/components/parts/Columns';
import { OnThisPage } from '@/components/parts/OnThisPage';
import { PointList } from '@/components/parts/PointList';
import { RichContent } from '@/components/parts/RichContent';
import { Section } from '@/components/parts/Section';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { RichText } from '@/components/ui/RichText';
import { TextLink } from '@/components/ui/TextLink';
import type { Certification } from '@/content/certifications/types';
import { certificationPath } from '@/content/navigation';
import { certificationCopy as copy } from '@/content/page-copy/certification';
import { AnsweredList } from './AnsweredList';
import { CaseBlocks } from './CaseBlocks';
import { Details } from './Details';
import { CertificationHeader } from './header/CertificationHeader';
import { Process } from './Process';
import { References } from './References';
import { RequirementsChecklist } from './RequirementsChecklist';
import { CertificationLinks, SideColumn } from './SideColumn';
import { SpecimenSheet } from './SpecimenSheet';
import { Switch } from './Switch';

/** Renders the page of a certification in the order of its reader's questions. */
export function CertificationPage({ certification }: { certification: Certification }) {
  const { answer, intro, questions, need, why, cases, requirements, prerequisites, contact, slug } =
    certification;
  return (
    <>
      <CertificationHeader certification={certification} />
      <Section>
        <Columns split="8-4">
          <div className="grid grid-cols-1 content-start gap-4">
            <p className="text-sub">
              <RichContent content={answer} />
            </p>
            {intro.map((text) => (
              <p className="max-w-measure" key={text}>
                <RichContent content={text} />
              </p>
            ))}
            <ButtonLink arrow className="md:w-max print:hidden" href={copy.action.href}>
              {copy.action.label}
            </ButtonLink>
          </div>
          <div className="print:hidden">
            <h2 className="part-title">{contact.title}</h2>{' '}
            <p className="mt-2 text-small">
              <RichText text={contact.text} terms={false} /> {copy.sidebar.response}
            </p>{' '}
            <TextLink className="mt-2" href="/contact">
              {copy.sidebar.contactAction}
            </TextLink>
          </div>
        </Columns>
        <OnThisPage items={questions} title={copy.questions} titleVisible />
      </Section>
      <Section id="need" title={copy.need}>
        <Switch cases={need} />
      </Section>
      <Section id="why" size="sub" title={copy.why}>
        <Columns split="8-4">
          <div className="part-stack">
            <AnsweredList items={why} />
            <PointList
              columns={2}
              items={prerequisites.map(({ text, certification: other }) =>
                other ? `[${text}](${certificationPath(other)})` : text,
              )}
              title={copy.prerequisites}
            />
          </div>
          <SideColumn certification={certification} />
        </Columns>
      </Section>
      <Section id="case" theme="tint" title={copy.case}>
        <CaseBlocks cases={cases} />
      </Section>
      <Process certification={certification} />
      <Section id="requirements" size="sub" title={copy.requirements}>
        <Columns split="6-6">
          <SpecimenSheet slug={slug} />
          <AnsweredList items={requirements} numbered />
        </Columns>
      </Section>
      <RequirementsChecklist certification={certification} />
      <Details sections={certification.details} />
      <References certification={certification} />
      {/* From 1181 px up the side column has this list. */}
      <div className="framed trunk relative pb-8 lg:hidden print:hidden" data-theme="paper">
        <CertificationLinks current={slug} label={copy.sidebar.all} />
      </div>
      <ClosingCall />
    </>
  );
}
