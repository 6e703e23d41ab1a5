import type { CertificationSlug } from '@/content/certifications/slugs';
import { examples } from '@/content/planner/examples';
import { toFragment } from './fragment';
import { plan } from './plan';

/** The examples start in January 2027; they are read as if it lay ahead, whenever the site is built. */
export const exampleDay = new Date('2026-11-21T12:00:00');

/** Address of the planner with answers whose plan calls at a certification: the first worked plan that does. */
export function routeWith(slug: CertificationSlug): string {
  const example = examples.find(({ answers }) =>
    plan(answers, exampleDay).items.some(({ certification }) => certification === slug),
  );
  if (!example) throw new Error(`routeWith: no worked plan calls at ${slug}`);
  const { start: _, deadline: __, ...answers } = example.answers;
  return `/planner#${toFragment(answers)}`;
}
