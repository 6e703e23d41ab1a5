import { PlainLinks } from '@/components/parts/LinkRows';
import { Icon } from '@/components/ui/Icon';
import { certifications } from '@/content/certifications';
import type { CertificationSlug } from '@/content/certifications/slugs';
import type { Certification } from '@/content/certifications/types';
import { certificationPath } from '@/content/navigation';
import { certificationCopy as copy, downloadNames } from '@/content/page-copy/certification';
import { downloadFilename, pdfKinds } from '@/lib/pdf/files';

/** Renders the side column: downloads, and from 1181 px up all certifications. */
export function SideColumn({ certification }: { certification: Certification }) {
  const { slug, title } = certification;
  return (
    <aside className="grid grid-cols-1 content-start gap-y-2">
      <h3 className="part-title max-md:sr-only print:hidden">{copy.downloads}</h3>
      <Downloads slug={slug} title={title} />
      <div className="mt-8 max-lg:hidden print:hidden">
        <h3 className="part-title mb-2">{copy.sidebar.certifications}</h3>
        <CertificationLinks current={slug} label={copy.sidebar.certifications} />
      </div>
    </aside>
  );
}

/** Renders the links to all certifications. */
export const CertificationLinks = ({ current, label }: { current: CertificationSlug; label: string }) => (
  <PlainLinks
    current={certificationPath(current)}
    label={label}
    links={certifications.map(({ slug, comparison: { name } }) => ({
      label: name,
      href: certificationPath(slug),
    }))}
  />
);

/** Renders the download links of both PDFs with their type. */
function Downloads({ slug, title }: Pick<Certification, 'slug' | 'title'>) {
  return (
    <ul className="grid grid-cols-up-to-2 gap-2 print:hidden">
      {pdfKinds.map((kind) => (
        <li key={kind}>
          <a
            className="download"
            download={downloadFilename(slug, kind)}
            href={`/certifications/${slug}/${kind}.pdf`}
          >
            <span>
              {downloadNames[kind](title)}{' '}
              <small className="font-normal text-muted text-small">{copy.file}</small>
            </span>
            <Icon name="download" />
          </a>
        </li>
      ))}
    </ul>
  );
}
