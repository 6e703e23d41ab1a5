import { firstBid } from './first-bid';
import { plan } from './plan';

test('counts what is due before the bid, not what is still a question', () => {
  const unknownParts = plan({ buyers: ['DE', 'PL'], products: ['drones'], homeCountry: 'UA' });
  expect(firstBid(unknownParts)).toEqual({ months: [1, 2], open: true });
});

test('uses the longest item that is due before the bid', () => {
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
