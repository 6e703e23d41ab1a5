import { type Certification, complexities, type Requirement } from '@/content/certifications/types';
import { certificationPath } from '@/content/navigation';
import type { Buyer } from '@/content/needs';
import { formatRange } from '@/lib/figures/format';
import { axisEnd, type Bar, barOn } from '@/lib/geometry/scale';

/** Ends of the two axes that all rows share. */
export interface Axes {
  months: number;
  euros: number;
}

/** A row of the comparison table, ready to draw. */
export interface TableRow {
  slug: string;
  href: string;
  name: string;
  focus: string;
  tags: readonly string[];
  timeline: { text: string; bar: Bar };
  cost: { text: string; bar: Bar };
  /** The word and its rank among the four, counted from one. */
  complexity: { word: string; level: number };
  requirements: Record<Buyer, Requirement>;
  prerequisites: string;
  /** Beside the prerequisites. */
  note?: string;
}

/** Steps to which the axes are rounded up. */
const monthStep = 6;
const euroStep = 50_000;

/** Common axes of the table. */
export function tableAxes(certifications: readonly Pick<Certification, 'comparison'>[]): Axes {
  return {
    months: axisEnd(
      certifications.map(({ comparison }) => comparison.timeline),
      monthStep,
    ),
    euros: axisEnd(
      certifications.map(({ comparison }) => comparison.cost),
      euroStep,
    ),
  };
}

/** One record as a row on the common axes. */
export function tableRow(
  { slug, focus, tags, comparison }: Pick<Certification, 'slug' | 'focus' | 'tags' | 'comparison'>,
  axes: Axes,
): TableRow {
  const {
    name,
    timeline,
    cost,
    complexity,
    nato,
    usdod,
    eu,
    prerequisites,
    prerequisitesNote: note,
  } = comparison;
  return {
    slug,
    href: certificationPath(slug),
    name,
    focus,
    tags,
    timeline: { text: formatRange(timeline), bar: barOn(timeline, axes.months) },
    cost: { text: formatRange(cost), bar: barOn(cost, axes.euros) },
    complexity: { word: complexity, level: complexities.indexOf(complexity) + 1 },
    requirements: { nato, usdod, eu },
    prerequisites,
    note,
  };
}
