import { closingCall } from '@/content/closing';
import { permitsPage as copy } from '@/content/page-copy/permits';
import { armedSection, namedDays, permitContent, permitStepsSection } from '@/lib/buyers/permits';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { BuyersLayout } from '../_components/BuyersLayout';
import { Sections } from '../_components/Sections';
import { PermitTable } from './_components/PermitTable';

export const metadata = pageMetadata('/buyers/permits');

const { contents, facts, lead, title } = copy;

/** Renders who licenses exports: six steps, one table of countries, and when a drone is a weapon. */
export default function PermitsPage() {
  return (
    <BuyersLayout
      call={closingCall}
      contents={{ ...contents, titleVisible: true }}
      facts={[{ ...facts.days, text: namedDays }, ...facts.others]}
      lead={lead}
      path="/buyers/permits"
      citedContent={permitContent}
      title={title}
    >
      <Sections items={[permitStepsSection]} />
      <PermitTable />
      <Sections items={[armedSection]} />
    </BuyersLayout>
  );
}
