import { siteUrl } from '@/content/site';
import { breadcrumbList } from './breadcrumb';

test('omits a level without a page, and the last level has no URL', () => {
  expect(
    breadcrumbList([
      { label: 'Home', href: '/' },
      { label: 'Services', href: '/services' },
      { label: 'Certifications' },
      { label: 'Comparison' },
    ]),
  ).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: siteUrl },
      { position: 2, name: 'Services', item: `${siteUrl}/services` },
      { position: 3, name: 'Comparison', item: undefined },
    ],
  });
});

test('home has no breadcrumb', () => {
  expect(breadcrumbList([{ label: 'Home' }])).toBeUndefined();
});
