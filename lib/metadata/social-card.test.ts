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

test('a station shows its number and its weeks', () => {
  expect(card('/stations/quality')).toMatchObject({ title: 'Quality', station: 3, numeral: true });
  expect(card('/stations/quality').fact).toContain('8–10 weeks');
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

test('a buyer’s card has the dark theme and the buyer in its title', () => {
  expect(card('/buyers/germany')).toMatchObject({ theme: 'ink', title: 'Selling to Germany' });
});

test('prints a date in a fact in words', () => {
  expect(card('/legal/privacy').fact).toBe('Legal texts, September 2025');
});
