import { certificationBySlug } from '@/content/certifications';
import type { CertificationSlug } from '@/content/certifications/slugs';

/** Links to the certifications that use a piece of work. */
export function CertificationLinks({ slugs }: { slugs: readonly CertificationSlug[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {slugs.map((slug) => (
        <li key={slug}>
          <a
            className="inline-block py-0.5 underline decoration-2 decoration-line underline-offset-link hover:decoration-fg"
            href={`/certifications/${slug}`}
          >
            {certificationBySlug[slug].title}
          </a>
        </li>
      ))}
    </ul>
  );
}
