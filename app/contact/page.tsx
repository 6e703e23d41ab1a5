import { Page } from '@/components/layout/Page';
import { PageHead } from '@/components/sections/PageHead';
import { contactPage } from '@/content/page-copy/contact';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { crumbs } from '@/lib/pages/registry';
import { FirstMail } from './_components/FirstMail';
import { HourLine } from './_components/HourLine';
import { MailAddress } from './_components/MailAddress';
import { Offices } from './_components/Offices';

export const metadata = pageMetadata('/contact');

export default function ContactPage() {
  return (
    <Page path="/contact">
      <PageHead crumbs={crumbs('/contact')} lead={contactPage.lead} title={contactPage.title}>
        <MailAddress />
        <HourLine />
      </PageHead>
      <FirstMail />
      <Offices />
    </Page>
  );
}
