import { crumbs, wayTo } from './crumbs';

test('the breadcrumb of the comparison is that of the specification, "Certifications" without a page', () => {
  expect(crumbs('/certifications/comparison')).toEqual([
    { label: 'Home', href: '/' },
    { label: 'Services', href: '/services' },
    { label: 'Certifications' },
    { label: 'Comparison' },
  ]);
});

test('a station stands below the platform, which stands below the services', () => {
  expect(crumbs('/stations/quality').map(({ label }) => label)).toEqual([
    'Home',
    'Services',
    'ComplyTrain Platform',
    'Quality',
  ]);
});

test('home is the start of every way', () => {
  expect(crumbs('/')).toEqual([{ label: 'Home' }]);
  expect(wayTo('/')).toEqual([{ label: 'Home', href: '/' }]);
});
