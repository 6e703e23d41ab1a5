import { PlainLinks } from '@/components/parts/LinkRows';
import { PointList } from '@/components/parts/PointList';
import { Icon } from '@/components/ui/Icon';
import { ResponsiveDisclosure } from '@/components/ui/ResponsiveDisclosure';
import { RichText } from '@/components/ui/RichText';
import { TextLink } from '@/components/ui/TextLink';
import { certifications } from '@/content/certifications';
import type { Certification } from '@/content/certifications/types';
import { certificationPath } from '@/content/navigation';
import { certificationCopy as copy, downloadNames } from '@/content/page-copy/certification';
import { downloadFilename, pdfKinds } from '@/lib/pdf/files';

/**
 * Renders the side column of the first section: prerequisites, downloads, contact, and from 1181 px all
 * certifications.
 */
export function SideColumn({ certification }: { certification: Certification }) {
  const { slug, title, prerequisites, contact, comparison } = certification;
  return (
    <aside className="grid grid-cols-1 content-start gap-y-3">
      <ResponsiveDisclosure answer={comparison.prerequisites} title={copy.prerequisites}>
        <PointList
          items={prerequisites.map(({ text, certification: other }) =>
            other ? `[${text}](${certificationPath(other)})` : text,
          )}
          title={copy.prerequisites}
        />
      </ResponsiveDisclosure>
      <h3 className="part-title mt-4 max-md:sr-only print:hidden">{copy.downloads}</h3>
      <Downloads slug={slug} title={title} />
      <ResponsiveDisclosure answer={copy.sidebar.response} className="print:hidden" title={contact.title}>
        <h3 className="part-title">{contact.title}</h3>
        <p className="mt-2 text-small">
          <RichText text={contact.text} terms={false} /> {copy.sidebar.response}
        </p>
        <TextLink className="mt-2" href="/contact">
          {copy.sidebar.contactAction}
        </TextLink>
      </ResponsiveDisclosure>
      <div className="max-lg:hidden print:hidden">
        <h3 className="part-title mb-2">{copy.sidebar.certifications}</h3>
        <PlainLinks
          current={certificationPath(slug)}
          label={copy.sidebar.certifications}
          links={certifications.map((entry) => ({
            label: entry.comparison.name,
            href: certificationPath(entry.slug),
          }))}
        />
      </div>
    </aside>
  );
}

/** Renders the download links of both PDFs with their type. */
function Downloads({ slug, title }: Pick<Certification, 'slug' | 'title'>) {
  return (
    <ul className="grid gap-2 md:max-lg:grid-cols-[repeat(2,minmax(0,20rem))] print:hidden">
      {pdfKinds.map((kind) => (
        <li key={kind}>
          <a
            className="download"
            download={downloadFilename(slug, kind)}
            href={`/certifications/${slug}/${kind}.pdf`}
          >
            {downloadNames[kind](title)} <small>{copy.file}</small>
            <Icon name="download" />
          </a>
        </li>
      ))}
    </ul>
  );
}
