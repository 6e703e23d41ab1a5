import { Fold } from '@/components/ui/Fold';
import type { Certification } from '@/content/certifications/types';
import { factLabels } from '@/content/facts/labels';
import { certificationCopy } from '@/content/page-copy/certification';
import { sourcesIn } from '@/lib/facts/facts';
import { formatDate } from '@/lib/figures/format';

/** What the page's facts rest on: title, issuer, edition, date and places, and when they were checked. */
export function Sources({ certification }: { certification: Certification }) {
  const { title: heading, text, fold } = certificationCopy.sources;
  return (
    <div className="mt-14 grid gap-x-6 border-fg pt-4.5 md:border-t-2 lg:grid-cols-12">
      <h2 className="text-h4 lg:col-span-3">{heading}</h2>
      <div className="mt-3 lg:col-span-9 lg:mt-0">
        <Fold title={fold}>
          <ul className="flex flex-col gap-3.5 text-small max-md:pt-4">
            {sourcesIn(certification).map(
              ({ id, title, publisher, edition, date, sections, certainty, checked }) => (
                <li key={id}>
                  <cite className="font-bold not-italic">{title}</cite>{' '}
                  <span className="block text-muted">
                    {publisher}, {edition} (<time dateTime={date}>{formatDate(date)}</time>)
                    {sections.map((section) => `, ${section}`)}; {factLabels.certainty[certainty]}{' '}
                    <time dateTime={checked}>{formatDate(checked)}</time>
                  </span>
                </li>
              ),
            )}
          </ul>
        </Fold>
        <p className="mt-6 text-small text-muted">{text}</p>
      </div>
    </div>
  );
}
