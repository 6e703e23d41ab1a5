import { Page } from '@/components/layout/Page';
import { Columns } from '@/components/parts/Columns';
import { PageHeader } from '@/components/parts/PageHeader';
import { PointList } from '@/components/parts/PointList';
import { Section } from '@/components/parts/Section';
import { Steps } from '@/components/parts/Steps';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { RichText } from '@/components/ui/RichText';
import { trainingCall } from '@/content/closing';
import { trainingPage } from '@/content/page-copy/training';
import { serviceEntries, trainingEntry } from '@/content/services/entries';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { crumbs } from '@/lib/pages/registry';
import { mailto } from '@/lib/text/mailto';

export const metadata = pageMetadata('/services/training');

const { title, status, lead, notify, platform, line, planned } = trainingPage;

/** Renders the announcement of Training & Support: what is planned, whom to contact, what is available today. */
export default function Training() {
  return (
    <Page path="/services/training">
      <PageHeader crumbs={crumbs('/services/training')} lead={lead} title={title}>
        <p className="w-max border-2 border-fg border-dashed px-3 py-1 font-bold text-small">{status}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink arrow href={mailto(trainingEntry.title)}>
            {notify}
          </ButtonLink>
          <ButtonLink href={serviceEntries.complytrain.href} variant="outline">
            {platform}
          </ButtonLink>
        </div>
      </PageHeader>
      <Section>
        <Steps items={line} line />
      </Section>
      <Section theme="tint" id="planned" size="sub" title={planned.title}>
        <Columns split="6-6" tablet>
          {planned.groups.map(({ title: name, text, items }) => (
            <div key={name}>
              <PointList items={[<b key="what">{text}</b>, ...items]} title={name} />
            </div>
          ))}
        </Columns>
        <p>
          <RichText text={planned.today} />
        </p>
      </Section>
      <ClosingCall {...trainingCall} />
    </Page>
  );
}
