import type { Metadata } from 'next';
import { PageHead } from '@/components/sections/PageHead';
import { contactPage } from '@/content/pages/contact';
import { pageMetadata } from '@/lib/metadata';
import { FirstMail } from './_components/FirstMail';
import { HourLine } from './_components/HourLine';
import { MailAddress } from './_components/MailAddress';
import { Offices } from './_components/Offices';

export const metadata: Metadata = pageMetadata('/contact', contactPage.meta);

export default function ContactPage() {
  return (
    <>
      <PageHead
        crumbs={[{ label: 'Home', href: '/' }, { label: contactPage.crumb }]}
        lead={contactPage.lead}
        title={contactPage.title}
      >
        <MailAddress />
        <HourLine />
      </PageHead>
      <FirstMail />
      <Offices />
    </>
  );
}
