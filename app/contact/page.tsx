import { OfficeMap } from '@/components/art/OfficeMap';
import { Page } from '@/components/layout/Page';
import { Columns } from '@/components/parts/Columns';
import { Note } from '@/components/parts/Note';
import { PageHeader } from '@/components/parts/PageHeader';
import { PointList } from '@/components/parts/PointList';
import { Section } from '@/components/parts/Section';
import { Steps } from '@/components/parts/Steps';
import { Terms } from '@/components/parts/Terms';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Mailbox } from '@/components/ui/Mailbox';
import { RichText } from '@/components/ui/RichText';
import { contactPage } from '@/content/page-copy/contact';
import { offices } from '@/content/site';
import { companyParts, identityRows } from '@/lib/legal/identity';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { crumbs } from '@/lib/pages/registry';
import { mailto } from '@/lib/text/mailto';
import { HourLine } from './_components/HourLine';

export const metadata = pageMetadata('/contact');

/** The details of the company that are set in `content/site`. */
const details = identityRows(companyParts).map(({ term, value }) => ({ term, text: value }));

/** Renders the mailbox with subjects, what to write and what not to send, the next steps, the offices and their map. */
export default function ContactPage() {
  const { title, lead, subjects, firstMail, next } = contactPage;
  return (
    <Page path="/contact">
      <PageHeader crumbs={crumbs('/contact')} lead={lead} title={title}>
        <a
          className="inline-block border-line border-b-5 pb-2 text-sub no-underline hover:border-fg md:border-b-8 md:pb-3 md:text-title"
          href={mailto()}
        >
          <Mailbox />
        </a>
        <ul className="part-actions">
          {subjects.map((subject, index) => (
            <li className="max-md:basis-full" key={index}>
              <ButtonLink
                arrow={index === 0}
                href={mailto(subject)}
                variant={index === 0 ? 'signal' : 'outline'}
              >
                {subject}
              </ButtonLink>
            </li>
          ))}
        </ul>
        <HourLine />
      </PageHeader>
      <Section theme="tint" id="first-mail" lead={firstMail.lead} title={firstMail.title}>
        <PointList columns={2} items={firstMail.items} mark="number" />
        <Note {...firstMail.warning} />
      </Section>
      <Section theme="tint" id="what-next" title={next.title}>
        <Columns split="8-4">
          <Steps items={next.items} line />
          <p className="text-muted text-small">
            <RichText text={next.note} />
          </p>
        </Columns>
      </Section>
      <Section id="offices" title={contactPage.offices.title}>
        <Terms
          columns={2}
          items={offices.map(({ city, country, status }) => ({ term: status, text: `${city}, ${country}` }))}
          variant="facts"
        />
        {details.length > 0 && <Terms columns={2} items={details} variant="label" />}
      </Section>
      <OfficeMap />
    </Page>
  );
}
