import { certifications } from '@/content/certifications';
import { pages } from '@/content/pages';
import { cardAlt, socialCard } from './social-card';

test('every card has a title and a line that fits, and every certification has a drawing', () => {
  const cards = pages.map((page) => socialCard(page.card));
  for (const shown of cards) {
    expect(shown.title).not.toBe('');
    expect(shown.fact.length).toBeLessThanOrEqual(62);
    expect(cardAlt(shown)).toContain(shown.title);
  }
  expect(cards.filter(({ art }) => art)).toHaveLength(certifications.length);
});
