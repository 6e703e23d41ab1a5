import { Trunk } from '@/components/line/Trunk';
import { TableOfContents } from '@/components/sections/TableOfContents';
import { Frame } from '@/components/ui/Frame';
import { RichText } from '@/components/ui/RichText';
import { legalLabels } from '@/content/legal/labels';
import type { LegalDocument } from '@/content/legal/types';
import { fill } from '@/lib/text/fill';
import { Glance } from './Glance';
import { LegalBody } from './LegalBody';
import { LegalHead } from './LegalHead';

/** A legal text, its references numbered already. */
export function LegalPage({ document }: { document: LegalDocument }) {
  return (
    <>
      <LegalHead document={document} />
      <div className="relative" data-ground="paper">
        <Trunk />
        <Frame className="gap-x-16 pt-8 pb-12 md:pt-12 md:pb-16 print:py-4 lg:grid lg:grid-cols-contents lg:pt-16 lg:pb-24">
          <div className="z-2 self-start max-lg:mb-8 lg:sticky lg:top-24 print:static">
            <TableOfContents
              items={document.sections}
              summary={fill(legalLabels.contentsFold, { count: document.sections.length })}
              title={legalLabels.contents}
            />
          </div>
          <div className="flex flex-col gap-8 md:gap-16 print:gap-6">
            <Glance document={document} />
            <div>
              <LegalBody document={document} />
            </div>
            <p className="text-small text-muted print:hidden">
              <RichText text={legalLabels.glossary} />
            </p>
          </div>
        </Frame>
      </div>
    </>
  );
}
