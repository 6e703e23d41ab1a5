import { firstBid } from './first-bid';
import { plan } from './plan';

test('what is due before the bid counts, what has to be asked does not', () => {
  const unknownParts = plan({ buyers: ['DE', 'PL'], products: ['drones'], homeCountry: 'UA' });
  expect(firstBid(unknownParts)).toEqual({ months: [1, 2], open: true });
});

test('without anything due before the bid there is no length, only open answers', () => {
  const danish = plan({
    buyers: ['DK'],
    products: ['drones'],
    data: ['RESTRICTED'],
    usItem: 'none',
    usPerson: 'no',
    homeCountry: 'DK',
  });
  expect(firstBid(danish)).toEqual({ months: null, open: true });
});

test('the longest of what is due before the bid decides', () => {
  const registered = plan({
    buyers: ['US'],
    products: ['electronics'],
    data: ['FCI'],
    usItem: 'none',
    usPerson: 'no',
    held: { iso9001: 'certified' },
    homeCountry: 'US',
  });
  expect(firstBid(registered).months).toEqual([1, 2]);
});
