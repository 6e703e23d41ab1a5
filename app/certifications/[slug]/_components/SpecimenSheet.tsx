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
    <figure
      className="max-w-130 self-start border-2 border-fg p-gap print:break-inside-avoid"
      data-theme="sheet"
    >
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <b className="text-sub">{name}</b>{' '}
        <span className="border-2 border-dashed border-muted px-2 py-0.5 text-caption font-bold text-muted">
          {copy.stamp}
        </span>
      </figcaption>
      <ul className="mt-4 text-small">
        {fields.map(({ label, requirements }, index) => (
          <li className="specimen-field" key={index}>
            <span className="min-w-0 flex-1">
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
