import { PageHead } from '@/components/sections/PageHead';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { trainingPage } from '@/content/page-copy/training';
import { serviceEntries, trainingEntry } from '@/content/services/entries';
import { contactEmail } from '@/content/site';
import { crumbs } from '@/lib/pages/registry';
import { mailto } from '@/lib/text/mailto';
import { OpenLine } from './OpenLine';

const { title, status, lead, notify, platform, mail } = trainingPage;

/** Title, two links onward, and the line that is not finished. */
export function TrainingHead() {
  return (
    <PageHead crumbs={crumbs('/services/training')} lead={lead} title={title}>
      <div className="pb-12 lg:pb-16 print:pb-0">
        <p className="mt-8 w-max border-2 border-fg border-dashed px-3 py-1 font-bold text-small">{status}</p>
        <div className="mt-6 flex flex-col gap-2 md:flex-row md:gap-3">
          <ButtonLink arrow href={mailto(trainingEntry.title)}>
            {notify}
          </ButtonLink>
          <ButtonLink href={serviceEntries.complytrain.href} variant="outline">
            {platform}
          </ButtonLink>
        </div>
        <p className="mt-4 text-small text-muted">
          {mail}{' '}
          <a className="py-1 underline" href={mailto()}>
            {contactEmail}
          </a>
        </p>
        <OpenLine />
      </div>
    </PageHead>
  );
}
