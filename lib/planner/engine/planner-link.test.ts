import { certificationSlugs } from '@/content/certifications/slugs';
import { gapTables } from '@/content/gaps';
import { fromFragment } from '../link/from-fragment';
import { plan } from './plan';
import { plannerLinkFor } from './planner-link';

const openLink = (link: string) => fromFragment(link.split('#')[1] ?? '', '2027-01');

test.each(certificationSlugs)('the link for %s opens a plan that includes it', (slug) => {
  const { answers, notices } = openLink(plannerLinkFor(slug));
  expect(notices).toEqual({ unknown: [] });
  expect(plan(answers).items.map(({ certification }) => certification as string)).toContain(slug);
});

test.each(gapTables)(
  'the link of the gap table $slug opens with its existing certificate',
  ({ source, target }) => {
    const { answers, notices } = openLink(plannerLinkFor(target.certification, source.certification));
    expect(notices).toEqual({ unknown: [] });
    expect(answers.held[source.certification]).toBe('certified');
    const { items } = plan(answers);
    expect(items.map(({ certification }) => certification as string)).toContain(target.certification);
  },
);
