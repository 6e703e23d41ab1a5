import type { Metadata } from 'next';
import { PageHead } from '@/components/sections/PageHead';
import { JsonLd } from '@/components/ui/JsonLd';
import { contactPage } from '@/content/page-copy/contact';
import { pageMetadata } from '@/lib/metadata';
import { contactPageData } from '@/lib/structured-data/site';
import { FirstMail } from './_components/FirstMail';
import { HourLine } from './_components/HourLine';
import { MailAddress } from './_components/MailAddress';
import { Offices } from './_components/Offices';
import '@/app/styles/contact.css';

export const metadata: Metadata = pageMetadata('/contact', contactPage.meta);

export default function ContactPage() {
  return (
    <div data-sheet="contact">
      <JsonLd data={contactPageData('/contact', contactPage.title)} />
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
    </div>
  );
}
