import { AnswerDisclosure } from '@/components/parts/AnswerDisclosure';
import { LinkRows } from '@/components/parts/LinkRows';
import { PointList } from '@/components/parts/PointList';
import { Section } from '@/components/parts/Section';
import { Sources } from '@/components/parts/Sources';
import { CertaintyKey } from '@/components/sections/CertaintyKey';
import { Checked } from '@/components/sections/Checked';
import { LastChange } from '@/components/sections/LastChange';
import type { Certification } from '@/content/certifications/types';
import { factLabels } from '@/content/facts/labels';
import { gapPages } from '@/content/gaps';
import { certificationCopy as copy } from '@/content/page-copy/certification';
import { plannerTeaser } from '@/content/page-copy/planner';
import { verificationOf } from '@/content/verify';
import { gapPath, pageTitle } from '@/lib/gaps/path';
import { plannerLinkFor } from '@/lib/planner/engine/planner-link';
import { fill } from '@/lib/text/fill';
import { Details } from './Details';

/** Renders the reference material of a certification: tables, maintenance, notes, sources and further links. */
export function References({ certification }: { certification: Certification }) {
  const { slug, details, upkeep, notes, links } = certification;
  const { foot } = copy;
  const { document, subject } = verificationOf(slug);
  const gaps = gapPages.filter(({ source, target }) =>
    [source, target].some((end) => end.certification === slug),
  );
  return (
    <Section compact id="foot" size="sub" title={foot.title}>
      <div>
        <Details blocks={details} rows />
        <AnswerDisclosure answer={upkeep.answer} id="after" name={fill(foot.after, { event: upkeep.event })}>
          <PointList columns={2} items={upkeep.duties} />
        </AnswerDisclosure>
        <AnswerDisclosure
          answer={foot.notesAnswer}
          id="notes"
          name={foot.notes}
          mobileAnswer={foot.notesShort}
        >
          <PointList items={notes} />
        </AnswerDisclosure>
        <AnswerDisclosure
          answer={factLabels.sources.note}
          id="sources"
          name={factLabels.sources.title}
          mobileAnswer={foot.sourcesShort}
        >
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
        <CertaintyKey />
      </div>
    </Section>
  );
}
