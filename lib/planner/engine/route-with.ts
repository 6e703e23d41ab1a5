import type { CertificationSlug } from '@/content/certifications/slugs';
import { examples } from '@/content/planner/examples';
import type { Answers } from '@/content/planner/types';
import { toFragment } from '../link/to-fragment';
import { plan } from './plan';

/**
 * Address of the planner with answers whose plan calls at a certification: those of the first worked plan that does,
 * with a certificate in hand where one is named.
 */
export function routeWith(slug: CertificationSlug, held?: CertificationSlug): string {
  const route = examples
    .map(
      ({ answers }): Answers => ({
        ...answers,
        held: { ...answers.held, ...(held && { [held]: 'certified' }) },
      }),
    )
    .find((answers) => plan(answers).items.some(({ certification }) => certification === slug));
  if (!route) throw new Error(`routeWith: no worked plan calls at ${slug}`);
  const { start: _, deadline: __, ...answers } = route;
  return `/planner#${toFragment(answers)}`;
}
