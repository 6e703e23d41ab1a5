import { ClosingCall } from '@/components/sections/ClosingCall';
import { trainingPage } from '@/content/page-copy/training';
import { trainingPath } from '@/content/services';
import { pageMetadata } from '@/lib/metadata';
import { Planned } from './_components/Planned';
import { TrainingHead } from './_components/TrainingHead';
import '@/app/styles/service.css';

export const metadata = pageMetadata(trainingPath, trainingPage.meta, { index: false });

/** Announcement of Training & Support: what is planned, whom to write to, what is open today. */
export default function Training() {
  return (
    <div data-sheet="service">
      <TrainingHead />
      <Planned />
      <ClosingCall />
    </div>
  );
}
