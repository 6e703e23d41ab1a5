import { clsx } from 'clsx';
import type { Drawing } from '@/content/certifications/drawings';
import type { CertificationSlug } from '@/content/certifications/slugs';

const variantClasses = {
  strong: 'fill-fg xl:text-drawn-24 font-bold text-drawn-28',
  figure: 'fill-fg text-drawn-84 font-bold',
} as const;

/** Where a label is visible, and its larger size below 1181 px. */
const mobileClasses = {
  too: 'md:max-lg:text-drawn-44 max-md:text-drawn-50',
  only: 'md:text-drawn-44 text-drawn-50 lg:hidden',
  no: 'max-lg:hidden',
} as const;

/** Places the drawing above the title, from 761 px up next to it. */
const placement = clsx(
  // The smallest width at which the labels are at least 14 px high.
  'relative mt-1 max-md:ml-auto max-md:w-[87%]',
  'md:absolute md:top-14 md:right-gutter md:m-0 md:w-[clamp(360px,46vw,520px)]',
  'lg:top-6 lg:w-[clamp(560px,48vw,694px)]',
);

/**
 * Renders the drawing of a page header: the image, and over it the labels (below 1181 px at most two) and the branch
 * from the station (from 1440 px up). The drawing ends at the right edge of the content, as the line below it does.
 */
export function HeaderDrawing({ slug, drawing }: { slug: CertificationSlug; drawing: Drawing }) {
  const { alt, view, labels, column, phone, connector } = drawing;
  const [, , width, height] = view;
  const image = {
    height,
    src: `/art/certifications/${slug}.svg#svgView(viewBox(${view.join(',')}))`,
    width,
  };
  return (
    <>
      {phone && column && <Families alt={alt} words={column.words} {...phone} />}
      <div className={clsx(placement, phone && 'max-md:hidden')}>
        <img {...image} alt={alt} className="absolute inset-0 size-full" />
        {/* The inline SVG sets the height: Chromium may first apply the proportions of the file instead of the view. */}
        <svg
          aria-hidden="true"
          className="relative block h-auto w-full overflow-visible"
          height={view[3]}
          viewBox={view.join(' ')}
          width={view[2]}
        >
          {connector && (
            <g className="hidden xl:block">
              <path
                className="stroke-line"
                d={connector.path}
                fill="none"
                strokeLinejoin="round"
                strokeWidth={connector.width}
              />
              {connector.ring && (
                <circle
                  className="fill-surface stroke-fg"
                  cx={connector.ring.x}
                  cy={connector.ring.y}
                  r="12"
                  strokeWidth="6"
                />
              )}
            </g>
          )}
          {labels.map(({ x, y, text, anchor, variant = 'strong', phone, rim }) => (
            <text
              className={clsx(
                variantClasses[variant],
                mobileClasses[phone ?? 'no'],
                rim && 'outlined stroke-18',
              )}
              key={`${text} ${y}`}
              textAnchor={anchor}
              x={x}
              y={y}
            >
              {text}
            </text>
          ))}
          {column?.words.map((label, row) => (
            <text
              className="fill-muted font-bold text-drawn-24 max-lg:hidden xl:text-drawn-22"
              key={label}
              textAnchor="end"
              x={column.x}
              y={column.y + row * column.step}
            >
              {label}
            </text>
          ))}
        </svg>
      </div>
    </>
  );
}

/** Maximum number of boxes in a row of the mobile drawing. */
const boxesPerRow = 11;
/** Sizes in units of the mobile drawing; they keep its text at 14 px in the narrowest window. */
const box = { step: 10, row: 16, names: 29, column: 150 } as const;

interface FamiliesProps extends NonNullable<Drawing['phone']> {
  alt: string;
  words: readonly string[];
}

/** Renders the families for mobile: each name with one box per requirement, in two columns. */
function Families({ alt, words, counts, line }: FamiliesProps) {
  const half = words.length / 2;
  const rowsOf = (index: number) => Math.ceil((counts[index] ?? 0) / boxesPerRow);
  const families = words.map((word, index) => {
    const first = index < half ? 0 : half;
    const before = Array.from({ length: index - first }, (_, at) => rowsOf(first + at));
    const y = box.row * before.reduce((sum, rows) => sum + rows, 0);
    return {
      word,
      count: counts[index] ?? 0,
      rows: rowsOf(index),
      x: first ? box.column : 0,
      y: y + box.row / 2,
    };
  });
  const rows = families.map(({ y, rows }) => y + (rows - 0.5) * box.row);
  const height = Math.max(...rows) + 22;
  return (
    <svg
      aria-label={alt}
      className="mt-2 h-auto w-full max-w-100 md:hidden"
      fill="none"
      height={height}
      role="img"
      viewBox={`0 0 280 ${height}`}
      width="280"
    >
      <path
        className="stroke-muted"
        d={families
          .flatMap(({ x, y, count, rows }) =>
            Array.from({ length: rows }, (_, row) => {
              const boxes = Math.ceil((count - row) / rows);
              return `M${x + box.names} ${y + row * box.row}h${boxes * box.step - 2}`;
            }),
          )
          .join('')}
        strokeDasharray={`${box.step - 2} 2`}
        strokeWidth={box.step - 2}
      />
      <g className="fill-fg text-drawn-15">
        {families.map(({ word, x, y }) => (
          <text className="font-bold" key={word} x={x} y={y + 5}>
            {word}
          </text>
        ))}
        <text x="0" y={height - 3}>
          {line}
        </text>
      </g>
    </svg>
  );
}
