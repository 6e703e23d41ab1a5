import { render, screen } from '@testing-library/react';
import { stations } from '@/content/stations';
import { NextStation } from './NextStation';

test('a station that is not open is named, marked Coming Soon and not linked', () => {
  render(<NextStation ground="paper" station={stations.security} />);
  expect(screen.getByText('3 Quality')).toBeInTheDocument();
  expect(screen.getByText('Coming Soon')).toBeInTheDocument();
  const targets = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets).not.toContain('/stations/quality');
});

test('an open station is a link and nothing says Coming Soon', () => {
  render(<NextStation ground="tint" station={stations.quality} />);
  expect(screen.getByRole('link', { name: 'Continue to Station 4' })).toHaveAttribute(
    'href',
    '/stations/defense-standards',
  );
  expect(screen.queryByText('Coming Soon')).toBeNull();
});

test('after the last station there is nothing', () => {
  const { container } = render(<NextStation ground="paper" station={stations['nato-ready']} />);
  expect(container).toBeEmptyDOMElement();
});
