import { Page } from '@/components/layout/Page';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { trainingCall } from '@/content/closing';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { Planned } from './_components/Planned';
import { TrainingHead } from './_components/TrainingHead';

export const metadata = pageMetadata('/services/training');

/** Announcement of Training & Support: what is planned, whom to write to, what is available today. */
export default function Training() {
  return (
    <Page path="/services/training">
      <div className="service-page">
        <TrainingHead />
        <Planned />
        <ClosingCall {...trainingCall} />
      </div>
    </Page>
  );
}
