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
        <Frame className="gap-x-16 pt-8.5 pb-14 md:pt-11 md:pb-20 print:py-4 lg:grid lg:grid-cols-contents lg:pt-18 lg:pb-34">
          <div className="z-2 self-start max-lg:mb-9 lg:sticky lg:top-24 print:static">
            <TableOfContents
              items={document.sections}
              summary={fill(legalLabels.contentsFold, { count: document.sections.length })}
              title={legalLabels.contents}
            />
          </div>
          <div className="flex flex-col gap-10 md:gap-18 print:gap-6">
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
