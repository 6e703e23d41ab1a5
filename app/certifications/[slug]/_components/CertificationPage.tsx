import { ClosingCall } from '@/components/sections/ClosingCall';
import type { Certification } from '@/content/certifications/types';
import { CertificationHead } from './CertificationHead';
import { Details } from './Details';
import { FactStrip } from './FactStrip';
import { Investment } from './Investment';
import { MainColumn } from './MainColumn';
import { Rows } from './Rows';
import { Sidebar } from './Sidebar';
import { Start } from './Start';
import { Timeline } from './Timeline';

/** A certification page from its record. */
export function CertificationPage({ certification }: { certification: Certification }) {
  return (
    <>
      <CertificationHead certification={certification} />
      <Start certification={certification} />
      <FactStrip certification={certification} />
      {/* Sidebar last in the source, beside the content from 1181 px up. */}
      <div className="lg:grid lg:grid-cols-1">
        <MainColumn certification={certification} />
        <Timeline certification={certification} />
        <Investment certification={certification} />
        <Details blocks={certification.details} />
        <Sidebar certification={certification} />
      </div>
      <Rows certification={certification} />
      <ClosingCall />
    </>
  );
}
