import type { CertificationSlug } from '@/content/certifications/slugs';
import { examples } from '@/content/planner/examples';
import type { Answers } from '@/content/planner/types';
import { toFragment } from '../link/to-fragment';
import { plan } from './plan';

/**
 * Returns the URL of the planner with the answers of the first worked plan that includes a certification, plus an
 * existing certificate if given.
 * @throws Error when no worked plan includes the certification.
 */
export function plannerLinkFor(slug: CertificationSlug, held?: CertificationSlug): string {
  const route = examples
    .map(
      ({ answers }): Answers => ({
        ...answers,
        held: { ...answers.held, ...(held && { [held]: 'certified' }) },
      }),
    )
    .find((answers) => plan(answers).items.some(({ certification }) => certification === slug));
  if (!route) throw new Error(`routeWith: no worked plan includes ${slug}`);
  const { start: _, deadline: __, ...answers } = route;
  return `/planner#${toFragment(answers)}`;
}
