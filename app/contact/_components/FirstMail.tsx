import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { contactPage } from '@/content/page-copy/contact';
import type { Point } from '@/content/text';

/** What to put in the first email, what never to send, and what happens next. */
export function FirstMail() {
  const { firstMail, next } = contactPage;
  return (
    <Section ground="tint">
      <section aria-labelledby="first-mail" className="grid gap-x-6 gap-y-6 lg:grid-cols-12 print:gap-y-4">
        <div className="lg:col-span-5">
          <Heading id="first-mail" level={2}>
            {firstMail.title}
          </Heading>
          <p className="mt-4 max-w-22em text-lead text-muted">
            <RichText text={firstMail.lead} />
          </p>
        </div>
        <div className="lg:col-span-7">
          <NumberedList items={firstMail.items} />
          <p className="mt-6 border-fg border-l-6 pl-4 md:border-l-8 md:pl-6">
            <strong className="font-bold">{firstMail.warning.title}</strong>{' '}
            <RichText text={firstMail.warning.text} />
          </p>
        </div>
      </section>
      <section
        aria-labelledby="what-next"
        className="mt-16 grid gap-x-6 gap-y-6 lg:mt-24 lg:grid-cols-12 print:mt-8 print:gap-y-4"
      >
        <Heading className="lg:col-span-5" id="what-next" level={2}>
          {next.title}
        </Heading>
        <div className="lg:col-span-7">
          <NumberedList items={next.items} />
          <p className="mt-6 text-muted text-small">
            <RichText text={next.note} />
          </p>
        </div>
      </section>
    </Section>
  );
}

function NumberedList({ items }: { items: readonly Point[] }) {
  return (
    <ol className="border-fg border-t-2">
      {items.map(({ title, text }, index) => (
        <li
          className="grid grid-cols-mark items-baseline border-rule border-b pt-4 pb-4 md:grid-cols-number"
          key={title}
        >
          <span aria-hidden="true" className="font-bold">
            {index + 1}
          </span>
          <div>
            <h3 className="text-name">{title}</h3>
            <p className="mt-0.5 text-muted text-small">
              <RichText text={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
