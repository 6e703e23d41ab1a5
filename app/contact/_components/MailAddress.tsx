import { ButtonLink } from '@/components/ui/ButtonLink';
import { contactPage } from '@/content/page-copy/contact';
import { contactEmail } from '@/content/site';
import { mailto } from '@/lib/text/mailto';

/** The mailbox as the largest text after the title, and one button for each prefilled subject. */
export function MailAddress() {
  return (
    <>
      <a className="mail-address" href={mailto()}>
        {contactEmail}
      </a>
      <ul className="mt-6 flex flex-col gap-2 md:mt-8 md:flex-row md:flex-wrap md:gap-3">
        {contactPage.subjects.map((subject, index) => (
          <li key={subject}>
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
    </>
  );
}
