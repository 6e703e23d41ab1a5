import { Icon } from '@/components/ui/Icon';
import type { GapSlug } from '@/content/gaps/slugs';
import { tableCopy } from '@/content/page-copy/gaps';
import { gapFile, gapFileKinds, gapFilePath } from '@/lib/gaps/files';
import { fill } from '@/lib/text/fill';

/** The table as CSV and JSON, with type and size in the links. */
export function GapDownloads({ slug }: { slug: GapSlug }) {
  return (
    <ul aria-label={tableCopy.download.title} className="flex flex-wrap gap-2">
      {gapFileKinds.map((kind) => (
        <li key={kind}>
          <a
            className="flex min-h-12 items-center gap-4 rounded-control border-2 border-fg px-4 py-2 font-bold text-small hover:bg-faint"
            download={`${slug}.${kind}`}
            href={gapFilePath(slug, kind)}
          >
            {fill(tableCopy.download.link, { kind: kind.toUpperCase() })}{' '}
            <span className="font-normal text-muted">
              {fill(tableCopy.download.size, {
                size: Math.ceil(Buffer.byteLength(gapFile(slug, kind)) / 1000),
              })}
            </span>
            <Icon name="download" />
          </a>
        </li>
      ))}
    </ul>
  );
}
