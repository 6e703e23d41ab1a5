import { Fragment } from 'react';
import { RichText } from '@/components/ui/RichText';
import type { CertificationSlug } from '@/content/certifications/slugs';
import { specimens } from '@/content/certifications/specimens';
import { certificationCopy } from '@/content/page-copy/certification';

const { specimen: copy } = certificationCopy;

/** Renders the document that a buyer sees as a sheet with empty fields, and on them the numbers of the key requirements. */
export function SpecimenSheet({ slug }: { slug: CertificationSlug }) {
  const { name, fields, note } = specimens[slug];
  return (
    <figure className="specimen" data-theme="sheet">
      <figcaption>
        <span className="specimen-stamp">{copy.stamp}</span> <b className="text-sub">{name}</b>
      </figcaption>
      <ul>
        {fields.map(({ label, requirements }, index) => (
          <li key={index}>
            <span className="specimen-label">
              <RichText terms={false} text={label} />
            </span>
            {requirements?.map((number) => (
              <Fragment key={number}>
                {' '}
                <span className="specimen-number">
                  <span className="sr-only">{copy.requirement}</span> {number}
                </span>
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
      <p className="text-caption text-muted">{note}</p>
    </figure>
  );
}
