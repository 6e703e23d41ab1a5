import { render, screen } from '@testing-library/react';
import { AddressLink } from './AddressLink';
import { RichText } from './RichText';

test('a link that leaves the site opens here, sends no referrer and says its language', () => {
  render(<AddressLink id="portal/ukraine">Prozorro</AddressLink>);
  const link = screen.getByRole('link', { name: 'Prozorro (in Ukrainian)' });
  expect(link).toHaveAttribute('href', 'https://prozorro.gov.ua/');
  expect(link).toHaveAttribute('rel', 'noreferrer');
  expect(link).toHaveAttribute('hreflang', 'uk');
  expect(link).not.toHaveAttribute('target');
});

test('without words it prints the host; an English page says no language', () => {
  render(<AddressLink id="sam-search" />);
  expect(screen.getByRole('link', { name: 'sam.gov' })).toHaveAttribute('href', 'https://sam.gov/');
});

test('an office without an address prints its name alone', () => {
  const { container } = render(<AddressLink id={undefined}>Armament Agency</AddressLink>);
  expect(container).toHaveTextContent(/^Armament Agency$/);
  expect(container.querySelector('a')).toBeNull();
});

test('a text leads to an official address, and words of another language keep theirs', () => {
  render(<RichText text="Search [the {de:Handelsregister}](address:company/germany-courts) first." />);
  const link = screen.getByRole('link', { name: 'the Handelsregister (in German)' });
  expect(link).toHaveClass('outgoing-link');
  expect(link.querySelector('[lang=de]')).toHaveTextContent(/^Handelsregister$/);
});
