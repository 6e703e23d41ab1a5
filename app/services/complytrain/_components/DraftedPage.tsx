import { Icon } from '@/components/ui/Icon';
import { ResponsiveDisclosure } from '@/components/ui/ResponsiveDisclosure';
import { RichText } from '@/components/ui/RichText';
import { draftedPage } from '@/content/page-copy/drafted-page';
import { stationHeads } from '@/content/stations/heads';
import { downloadFilename } from '@/lib/pdf/files';

/** Renders an example page of a draft. Next to each clause is what the reader checks, connected by a line. */
export function DraftedPage() {
  const { title, lead, download, disclosure, document, clauses, foot } = draftedPage;
  return (
    <figure className="drafted-page mt-12 numerals lg:mt-24 print:mt-6">
      <figcaption className="max-w-measure">
        <h3 className="text-sub">{title}</h3>
        <p className="mt-3 text-muted">
          <RichText text={lead} />
        </p>
        <p className="mt-4 print:hidden">
          <a
            className="download max-w-100"
            download={downloadFilename('draft', 'sample')}
            href="/services/complytrain/draft.pdf"
          >
            {download.words} <small>{download.file}</small>
            <Icon name="download" />
          </a>
        </p>
      </figcaption>
      <ResponsiveDisclosure className="mt-6 lg:mt-8" title={disclosure}>
        <div>
          <p data-theme="sheet">
            <b className="text-name">{document.title}</b>{' '}
            <span className="text-small text-muted">{stationHeads.security.name}</span>{' '}
            <em className="border-2 border-fg border-dashed px-2 py-1 font-bold text-small not-italic md:ml-auto">
              {document.state}
            </em>
          </p>
          <ol>
            {clauses.map(({ text, open, note }) => (
              <li key={text}>
                <p data-theme="sheet">
                  {text}{' '}
                  {open && (
                    <mark className="inline-block border-2 border-line bg-transparent px-2 font-bold text-fg">
                      {open}
                    </mark>
                  )}
                </p>
                <p>
                  <RichText text={note} />
                </p>
              </li>
            ))}
          </ol>
          <dl data-theme="sheet">
            {foot.map(({ term, text }) => (
              <div key={term}>
                <dt className="text-muted">{term}</dt>
                <dd className="font-bold">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </ResponsiveDisclosure>
    </figure>
  );
}
