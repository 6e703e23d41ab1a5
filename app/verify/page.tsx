import { Page } from '@/components/layout/Page';
import { CheckedLine } from '@/components/sections/CheckedLine';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { LookUp } from '@/components/sections/LookUp';
import { PageHead } from '@/components/sections/PageHead';
import { PageSources } from '@/components/sections/PageSources';
import { Section } from '@/components/ui/Section';
import { verifyCall, verifyChecked, verifyPage } from '@/content/page-copy/verify';
import { papers } from '@/content/verify';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { crumbs } from '@/lib/pages/registry';
import { CertificatePlaces } from './_components/CertificatePlaces';
import { Chain } from './_components/Chain';
import { DataRoom } from './_components/DataRoom';
import { Download } from './_components/Download';
import { DuringContract } from './_components/DuringContract';
import { FiveQuestions } from './_components/FiveQuestions';
import { Nations } from './_components/Nations';
import { NotFound } from './_components/NotFound';
import { PapersGlance } from './_components/PapersGlance';
import { RedFlags } from './_components/RedFlags';

export const metadata = pageMetadata('/verify');

/** How a buyer or an investor checks a supplier's papers. */
export default function VerifyPage() {
  return (
    <Page path="/verify">
      <PageHead crumbs={crumbs('/verify')} lead={verifyPage.lead} title={verifyPage.title}>
        <CheckedLine className="mt-4" day={verifyChecked} />
        <FiveQuestions />
        <Download />
      </PageHead>
      <Chain />
      <CertificatePlaces />
      <PapersGlance />
      <RedFlags />
      <NotFound />
      <DuringContract />
      <Nations />
      <DataRoom />
      <Section pad="none" className="pb-part">
        <PageSources of={papers} />
      </Section>
      <LookUp current="/verify" />
      <ClosingCall {...verifyCall} />
    </Page>
  );
}
