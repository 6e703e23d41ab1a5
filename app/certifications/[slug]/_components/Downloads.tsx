import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import type { CertificationSlug } from '@/content/certifications/slugs';
import { certificationCopy, downloadNames } from '@/content/pages/certification';

/** The two PDFs of a certification, with their type in the link. */
export function Downloads({ slug, title }: { slug: CertificationSlug; title: string }) {
  return (
    <section>
      <h2 className="mb-3.5 text-h4">{certificationCopy.sidebar.downloads}</h2>
      <ul className="grid gap-2.5">
        {(['guide', 'checklist'] as const).map((file) => (
          <li key={file}>
            <Link
              className="flex min-h-15 items-center justify-between gap-4 rounded-control border-2 border-fg px-5 py-2 text-base leading-tight font-[640] no-underline hover:bg-faint"
              href={`/certifications/${slug}/${file}.pdf`}
            >
              <span>
                {downloadNames[file](title)} <span className="font-[400] text-muted">(PDF)</span>
              </span>
              <Icon name="download" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
