import { AnswerDisclosure } from '@/components/parts/AnswerDisclosure';
import { LinkRows } from '@/components/parts/LinkRows';
import { PointList } from '@/components/parts/PointList';
import { RichContent } from '@/components/parts/RichContent';
import { Section } from '@/components/parts/Section';
import { Sources } from '@/components/parts/Sources';
import { Subsection } from '@/components/parts/Subsection';
import { CertaintyKey } from '@/components/sections/CertaintyKey';
import { Checked } from '@/components/sections/Checked';
import { LastChange } from '@/components/sections/LastChange';
import type { Certification } from '@/content/certifications/types';
import { gapPages } from '@/content/gaps';
import { certificationCopy as copy } from '@/content/page-copy/certification';
import { plannerTeaser } from '@/content/page-copy/planner';
import { verificationOf } from '@/content/verify';
import { gapPath, pageTitle } from '@/lib/gaps/path';
import { plannerLinkFor } from '@/lib/planner/engine/planner-link';
import { fill } from '@/lib/text/fill';
import { SectionDisclosures } from './CertificationBlock';

/** Renders the reference material of a certification: tables, maintenance, notes, sources and further links. */
export function References({ certification }: { certification: Certification }) {
  const { slug, details, upkeep, notes, links } = certification;
  const { foot } = copy;
  const { document, subject } = verificationOf(slug);
  const gaps = gapPages.filter(({ source, target }) =>
    [source, target].some((end) => end.certification === slug),
  );
  return (
    <Section id="foot" size="sub" title={foot.title}>
      <Subsection id="after" lead={upkeep.answer} level={3} title={fill(foot.after, { event: upkeep.event })}>
        <p>
          <RichContent content={upkeep.answer} />
        </p>
        <PointList columns={2} items={upkeep.duties} />
      </Subsection>
      <div>
        <SectionDisclosures sections={details} />
        <AnswerDisclosure answer={foot.sourcesAnswer} id="sources" name={foot.sources}>
          <div id="notes">
            <PointList items={notes} />
          </div>
          <Sources content={certification} />
        </AnswerDisclosure>
        <LinkRows
          rows={[
            {
              name: foot.next,
              links: [
                ...gaps.map((table) => ({
                  label: pageTitle(table),
                  href: gapPath(table.slug),
                })),
                { label: fill(foot.verify, { subject }), href: `/verify#${document}` },
                copy.compare,
                { label: plannerTeaser.certification, href: plannerLinkFor(slug) },
                ...(links ?? []),
              ],
            },
          ]}
        />
      </div>
      <div>
        <div className="flex flex-wrap gap-x-6">
          <LastChange content={certification} />
          <Checked content={certification} />
        </div>
        <CertaintyKey path={`/certifications/${slug}`} />
      </div>
    </Section>
  );
}
