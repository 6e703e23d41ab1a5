import { clsx } from 'clsx';
import type { Requirement } from '@/content/certifications/types';

const glyphs = {
  Required: <circle className="fill-line" cx="9" cy="9" r="9" />,
  'Required*': (
    <>
      <path className="fill-line" d="M9 1.5a7.5 7.5 0 0 0 0 15z" />
      <circle className="fill-none stroke-line" cx="9" cy="9" r="7.5" strokeWidth="3" />
    </>
  ),
  Recommended: <circle className="fill-none stroke-fg" cx="9" cy="9" r="7" strokeWidth="4" />,
  No: <path className="stroke-muted" d="M0 9h18" strokeWidth="3" />,
} satisfies Record<Requirement, React.ReactNode>;

interface RequirementMarkProps {
  requirement: Requirement;
  /** Classes of the glyph, for example a smaller size. */
  glyph?: string;
}

/** A requirement as glyph and word, so that neither color nor shape carries it alone. */
export function RequirementMark({ requirement, glyph = 'size-4.5' }: RequirementMarkProps) {
  return (
    <span className="flex items-center gap-1.5 md:gap-2 md:whitespace-nowrap">
      <svg aria-hidden="true" className={clsx('flex-none', glyph)} viewBox="0 0 18 18">
        {glyphs[requirement]}
      </svg>
      <span
        className={clsx(requirement === 'Required' && 'font-extrabold', requirement === 'No' && 'text-muted')}
      >
        {requirement}
      </span>
    </span>
  );
}
