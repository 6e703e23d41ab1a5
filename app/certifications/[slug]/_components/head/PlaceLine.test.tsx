import { render, screen, within } from '@testing-library/react';
import { PlaceLine } from './PlaceLine';

test('names five stations in order and says which one the certification belongs to', () => {
  render(<PlaceLine label="AQAP 2110 belongs here" station="defense-standards" />);
  const items = within(screen.getByRole('list', { name: 'Place in the five-station journey' })).getAllByRole(
    'listitem',
  );
  expect(items.map(({ textContent }) => textContent.trim())).toEqual([
    '1 Foundation',
    '2 Security',
    '3 Quality',
    '4 Defense Standards AQAP 2110 belongs here',
    '5 NATO Ready',
  ]);
});
