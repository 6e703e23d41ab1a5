import { ClosingCall } from '@/components/sections/ClosingCall';
import type { Certification } from '@/content/certifications/types';
import { Budget } from './Budget';
import { Timeline } from './charts/Timeline';
import { Details } from './Details';
import { CertificationHead } from './head/CertificationHead';
import { Start } from './head/Start';
import { Investment } from './Investment';
import { MainColumn } from './MainColumn';
import { Rows } from './rows/Rows';
import { Sidebar } from './Sidebar';

/** A certification page from its record. */
export function CertificationPage({ certification }: { certification: Certification }) {
  return (
    <>
      <CertificationHead certification={certification} />
      <Start certification={certification} />
      {/* Sidebar last in the source, beside the content from 1181 px up. */}
      <div className="lg:grid lg:grid-cols-1">
        <MainColumn certification={certification} />
        <Timeline certification={certification} />
        <Investment certification={certification} />
        <Budget certification={certification} />
        <Details blocks={certification.details} />
        <Sidebar certification={certification} />
      </div>
      <Rows certification={certification} />
      <ClosingCall />
    </>
  );
}
