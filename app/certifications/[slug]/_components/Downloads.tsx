import type { CertificationSlug } from '@/content/certifications/slugs';
import { certificationCopy, downloadNames } from '@/content/page-copy/certification';
import { certificationPdfSize, pdfKinds } from '@/lib/pdf/files';
import { firstPageSize } from '@/lib/pdf/first-page-size';
import { fill } from '@/lib/text/fill';

/** The two PDFs of a certification, with their type and size in the link. */
export async function Downloads({ slug, title }: { slug: CertificationSlug; title: string }) {
  const files = await Promise.all(
    pdfKinds.map(async (kind) => ({ kind, size: await certificationPdfSize(slug, kind) })),
  );
  return (
    <section className="grid grid-cols-[minmax(0,5.75rem)_minmax(min-content,1fr)] content-start items-start gap-x-4 print:hidden lg:grid-cols-[6.5rem_1fr]">
      <h2 className="col-span-2 mb-2 text-name max-md:sr-only">{certificationCopy.downloads}</h2>
      <img
        alt={fill(certificationCopy.firstPage, { name: title })}
        className="h-auto w-full border border-rule bg-white"
        height={firstPageSize.height}
        loading="lazy"
        src={`/certifications/${slug}/guide.webp`}
        width={firstPageSize.width}
      />
      <ul className="grid gap-2">
        {files.map(({ kind, size }) => (
          <li key={kind}>
            <a className="download" href={`/certifications/${slug}/${kind}.pdf`}>
              {downloadNames[kind](title)} <small>{fill(certificationCopy.file, { size })}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
