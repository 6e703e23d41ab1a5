import { Fragment } from 'react';
import { Link } from '@/components/ui/Link';
import { certificationBySlug } from '@/content/certifications';
import type { CertificationSlug } from '@/content/certifications/slugs';

/** Certifications by name, linked, as one phrase: "AQAP 2110, ISO 9001". */
export function CertificationLinks({ slugs }: { slugs: readonly CertificationSlug[] }) {
  return slugs.map((slug, index) => (
    <Fragment key={slug}>
      {index > 0 && ', '}
      <Link
        className="whitespace-nowrap underline decoration-line decoration-2 underline-offset-[0.22em] hover:decoration-current"
        href={`/certifications/${slug}`}
      >
        {certificationBySlug[slug].title}
      </Link>
    </Fragment>
  ));
}
