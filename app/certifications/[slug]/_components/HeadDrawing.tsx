import { clsx } from 'clsx';
import type { Drawing } from '@/content/certifications/drawings';
import type { CertificationSlug } from '@/content/certifications/slugs';

const looks = {
  strong: 'fill-fg text-[20px] font-extrabold max-xl:text-[24px]',
  quiet: 'fill-muted text-[20px] font-semibold max-xl:text-[24px]',
  figure: 'fill-fg text-[84px] font-extrabold tracking-[-0.045em]',
} as const;

/** The drawing of a head: the file, and over it the words (from 1181 px) and the branch from its station (from 1440 px). */
export function HeadDrawing({ slug, drawing }: { slug: CertificationSlug; drawing: Drawing }) {
  const { alt, height, labels, connector } = drawing;
  return (
    <div
      className={clsx(
        'relative mt-1 -ml-6 w-92',
        'md:absolute md:top-16 md:-right-3.5 md:m-0 md:w-[clamp(400px,52vw,580px)]',
        'lg:top-7 lg:-right-10 lg:w-[clamp(600px,54vw,780px)]',
      )}
    >
      <img
        alt={alt}
        className="h-auto w-full"
        height={height}
        src={`/art/certifications/${slug}.svg`}
        width={1080}
      />
      {(labels.length > 0 || connector) && (
        <svg
          aria-hidden="true"
          className="absolute inset-0 hidden h-full w-full overflow-visible lg:block"
          viewBox={`-540 -280 1080 ${height}`}
        >
          {connector && (
            <path
              className="hidden stroke-line xl:block"
              d={connector.path}
              fill="none"
              strokeLinejoin="round"
              strokeWidth={connector.width}
            />
          )}
          {labels.map(({ x, y, text, anchor, look = 'strong' }) => (
            <text className={looks[look]} key={text} textAnchor={anchor} x={x} y={y}>
              {text}
            </text>
          ))}
        </svg>
      )}
    </div>
  );
}
