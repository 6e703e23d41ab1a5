import { Fold } from '@/components/ui/Fold';
import type { Source } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';
import { formatDate } from '@/lib/figures/format';

/** What the page rests on: title, issuer, edition and date. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  const { title, text, fold } = certificationCopy.sources;
  return (
    <div className="mt-14 grid gap-x-6 border-fg pt-[18px] md:border-t-2 lg:grid-cols-12">
      <h2 className="text-h4 lg:col-span-3">{title}</h2>
      <div className="mt-3 lg:col-span-9 lg:mt-0">
        <Fold title={fold}>
          <ul className="flex flex-col gap-3.5 text-small max-md:pt-4">
            {sources.map((source) => (
              <li key={source.edition}>
                <cite className="font-[640] not-italic">{source.title}</cite>
                <span className="block text-muted">
                  {source.publisher}, {source.edition} (
                  <time dateTime={source.date}>{formatDate(source.date)}</time>)
                </span>
              </li>
            ))}
          </ul>
        </Fold>
        <p className="mt-6 text-small text-muted">{text}</p>
      </div>
    </div>
  );
}
