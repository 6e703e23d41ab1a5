import { openData } from '@/content/open-data';
import { dataLicense } from '@/content/site';
import { openDataPaths } from '@/lib/open-data/certifications';

/** The eight records as files, with the terms of their use. */
export function DataLinks() {
  return (
    <p className="md:mt-6 text-small text-muted mt-2 print:hidden">
      {openData.links}{' '}
      {Object.entries(openDataPaths).map(([kind, path]) => (
        <a
          className="mr-3 inline-block py-1 uppercase underline underline-offset-link"
          href={path}
          key={kind}
        >
          {kind}
        </a>
      ))}
      {dataLicense}
    </p>
  );
}
