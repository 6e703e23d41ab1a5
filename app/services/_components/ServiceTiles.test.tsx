import { render, screen, within } from '@testing-library/react';
import { ServiceTiles } from './ServiceTiles';

describe('ServiceTiles', () => {
  beforeEach(() => {
    render(<ServiceTiles />);
  });

  it('shows five tiles, four of them links named after the service', () => {
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['ComplyTrain Platform', '/services/complytrain'],
      ['Compliance Consultancy', '/services/consultancy'],
      ['Defense Tech Investment', '/services/investment'],
      ['Partnership Bridging', '/services/partnership'],
    ]);
  });

  it('marks Training & Support as Coming Soon without a link', () => {
    const tile = screen.getByRole('heading', { name: 'Training & Support' }).closest('li') as HTMLElement;
    expect(within(tile).getByText('Coming Soon')).toBeInTheDocument();
    expect(within(tile).queryByRole('link')).not.toBeInTheDocument();
  });

  it('marks no open service as Coming Soon', () => {
    expect(screen.getAllByText('Coming Soon')).toHaveLength(1);
  });
});
