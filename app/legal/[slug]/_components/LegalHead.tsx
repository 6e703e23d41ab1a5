import { Trunk } from '@/components/line/Trunk';
import { Breadcrumb } from '@/components/ui/Breadcrumb';
import { Frame } from '@/components/ui/Frame';
import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { legalLabels } from '@/content/legal/labels';
import type { LegalDocument } from '@/content/legal/types';
import { legalDate } from '@/content/site';
import { crumbs } from '@/lib/pages/registry';
import { fill } from '@/lib/text/fill';
import { LegalSwitch } from './LegalSwitch';

/** Head of a legal text: title, what it answers, its date and mailbox, and the way to the other five. */
export function LegalHead({ document }: { document: LegalDocument }) {
  return (
    <div className="relative" data-ground="paper">
      <Trunk />
      <Frame className="pt-3 md:pt-8">
        <Breadcrumb items={crumbs(`/legal/${document.slug}`)} />
        <div className="mt-8 grid gap-x-12 gap-y-6 md:mt-16 print:mt-6 lg:grid-cols-beside-note lg:items-end">
          <Heading level={1} size="title">
            {document.title}
          </Heading>
          <div className="max-w-152">
            <p className="text-lead">
              <RichText text={document.lead} />
            </p>
            <p className="mt-2 text-muted text-small">
              <RichText
                text={fill(legalLabels.dated, {
                  dated: document.dated,
                  date: `{${legalDate}}`,
                  mailbox: `{@${document.title}}`,
                })}
              />
            </p>
          </div>
        </div>
        <LegalSwitch current={document.slug} />
      </Frame>
    </div>
  );
}
