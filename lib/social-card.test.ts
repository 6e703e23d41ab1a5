import { certifications } from '@/content/certifications';
import { routes } from '@/content/routes';
import { cardAlt, cardPath, socialCard } from './social-card';

const card = (path: string) => {
  const route = routes.find((entry) => entry.path === path);
  if (!route) throw new Error(`no route ${path}`);
  return socialCard(route);
};

test('every route has an address of its own under /og', () => {
  const paths = routes.map(({ path }) => cardPath(path));
  expect(new Set(paths).size).toBe(routes.length);
  expect(cardPath('/')).toBe('/og/home.png');
  expect(cardPath('/certifications/cmmc')).toBe('/og/certifications/cmmc.png');
});

test('a certification shows its station, its drawing and its totals', () => {
  expect(card('/certifications/itar')).toEqual({
    ground: 'ink',
    title: 'ITAR',
    fact: 'Export Control. 4–8 months, $25,000–50,000',
    station: 4,
    art: 'certifications/itar.svg',
  });
});

test('a station shows its number and its weeks', () => {
  expect(card('/stations/quality')).toMatchObject({ title: 'Quality', station: 3, numeral: true });
  expect(card('/stations/quality').fact).toContain('8–10 weeks');
});

test('every card says something, in a line that fits, and every certification has its drawing', () => {
  for (const route of routes) {
    const { title, fact } = socialCard(route);
    expect(title).not.toBe('');
    expect(fact.length).toBeLessThanOrEqual(62);
    expect(cardAlt(socialCard(route))).toContain(title);
  }
  expect(routes.filter((route) => socialCard(route).art)).toHaveLength(certifications.length);
});

test('only the legal texts take the shared fact', () => {
  const shared = routes.filter((route) => socialCard(route).fact.startsWith('Legal texts'));
  expect(shared.map(({ path }) => path.split('/')[1])).toEqual(Array(6).fill('legal'));
});
