import { clsx } from 'clsx';
import { Heading } from '@/components/ui/Heading';
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
            className="grid gap-x-6 gap-y-4.5 border-rule border-t py-6.5 md:grid-cols-2 lg:grid-cols-12 lg:py-8"
            key={field.name}
          >
            <div className="lg:col-span-5">
              <h3 className="text-h3">{field.name}</h3>
              <p className="mt-1.5 max-w-25em text-muted text-small">
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
  'relative flex items-center max-lg:min-h-11.5 max-lg:pl-11 lg:block lg:pt-11 lg:pr-3 before:absolute before:left-0 before:rounded-full before:bg-ground ';

function FieldLine({ field, lead }: { field: CredentialField; lead: boolean }) {
  return (
    <ul
      className={clsx(
        'relative lg:col-span-7 lg:grid lg:grid-cols-3',
        'before:absolute before:w-2 max-lg:before:top-5 max-lg:before:bottom-6 max-lg:before:left-2.25 lg:before:inset-x-0 lg:before:top-3.25 lg:before:right-[31%] lg:before:h-2 lg:before:w-auto',
        lead ? 'before:bg-line' : 'before:bg-slate',
      )}
    >
      {field.certifications.map((slug) => (
        <li
          className={clsx(
            stop,
            'before:size-6.5 before:border-5 before:border-fg lg:before:top-0 lg:before:size-8.5 lg:before:border-6',
          )}
          key={slug}
        >
          <a
            className="inline-block py-1.5 font-bold underline decoration-1 underline-offset-link hover:decoration-2"
            href={certificationPath(slug)}
          >
            {certificationBySlug[slug].title}
          </a>
        </li>
      ))}
      {field.related.map((subject) => (
        <li
          className={clsx(stop, 'before:size-6.5 before:border-5 before:border-muted lg:before:top-1')}
          key={subject}
        >
          <span className="inline-block py-1.5 font-bold text-muted">{subject}</span>
        </li>
      ))}
    </ul>
  );
}
