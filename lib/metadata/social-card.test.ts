import { certifications } from '@/content/certifications';
import { type PagePath, pages } from '@/content/pages';
import { pageAt } from '../pages/registry';
import { cardAlt, socialCard } from './social-card';

const card = (path: PagePath) => socialCard(pageAt(path).card);

test('a certification shows its station, its drawing and its totals', () => {
  expect(card('/certifications/itar')).toEqual({
    theme: 'ink',
    title: 'ITAR',
    fact: 'Export Control. 4–8 months, $25,000–50,000',
    station: 4,
    art: 'certifications/itar.svg',
  });
});

test('every card has a title and a line that fits, and every certification has a drawing', () => {
  const cards = pages.map((page) => socialCard(page.card));
  for (const shown of cards) {
    expect(shown.title).not.toBe('');
    expect(shown.fact.length).toBeLessThanOrEqual(62);
    expect(cardAlt(shown)).toContain(shown.title);
  }
  expect(cards.filter(({ art }) => art)).toHaveLength(certifications.length);
});
