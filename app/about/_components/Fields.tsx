import { clsx } from 'clsx';
import { Heading } from '@/components/ui/Heading';
import { Link } from '@/components/ui/Link';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { certificationBySlug } from '@/content/certifications';
import { certificationPath } from '@/content/navigation';
import { aboutPage, type CredentialField } from '@/content/page-copy/about';

/** Fields of work as short lines: large stops have a page, small ones are related subjects. */
export function Fields() {
  const { credentials } = aboutPage;
  return (
    <Section ground="ink" labelledBy="credentials">
      <Heading id="credentials" level={2}>
        {credentials.title}
      </Heading>
      <p className="mt-5 max-w-measure text-lead text-muted">
        <RichText text={credentials.lead} />
      </p>
      <ul className="mt-8 border-rule border-b lg:mt-13">
        {credentials.fields.map((field, index) => (
          <li
            className="grid gap-x-6 gap-y-[18px] border-rule border-t py-[26px] md:grid-cols-2 lg:grid-cols-12 lg:py-8"
            key={field.name}
          >
            <div className="lg:col-span-5">
              <h3 className="text-h3">{field.name}</h3>
              <p className="mt-1.5 max-w-[25em] text-muted text-small">
                <RichText text={field.text} />
              </p>
            </div>
            <FieldLine field={field} lead={index === 0} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const stop =
  'relative flex items-center max-lg:min-h-[46px] max-lg:pl-11 lg:block lg:pt-11 lg:pr-3 before:absolute before:left-0 before:rounded-full before:bg-ground before:content-[""]';

function FieldLine({ field, lead }: { field: CredentialField; lead: boolean }) {
  return (
    <ul
      className={clsx(
        'relative lg:col-span-7 lg:grid lg:grid-cols-3',
        'before:absolute before:w-2 before:content-[""] max-lg:before:top-5 max-lg:before:bottom-6 max-lg:before:left-[9px] lg:before:inset-x-0 lg:before:top-[13px] lg:before:right-[31%] lg:before:h-2 lg:before:w-auto',
        lead ? 'before:bg-line' : 'before:bg-slate',
      )}
    >
      {field.certifications.map((slug) => (
        <li
          className={clsx(
            stop,
            'before:size-[26px] before:border-5 before:border-fg lg:before:top-0 lg:before:size-[34px] lg:before:border-6',
          )}
          key={slug}
        >
          <Link
            className="inline-block py-1.5 font-[640] underline decoration-1 underline-offset-[0.22em] hover:decoration-2"
            href={certificationPath(slug)}
          >
            {certificationBySlug[slug].title}
          </Link>
        </li>
      ))}
      {field.related.map((subject) => (
        <li
          className={clsx(stop, 'before:size-[26px] before:border-5 before:border-muted lg:before:top-1')}
          key={subject}
        >
          <span className="inline-block py-1.5 font-[640] text-muted">{subject}</span>
        </li>
      ))}
    </ul>
  );
}
