import { render, screen } from '@testing-library/react';
import { certificationBySlug, certifications } from '@/content/certifications';
import { Relations } from './Relations';

test.each(certifications.map(({ slug }) => slug))(
  '%s: names each of the other seven once, as a link',
  (slug) => {
    const { container } = render(<Relations certification={certificationBySlug[slug]} />);
    const targets = [...container.querySelectorAll('li > a[href^="/certifications/"]')].map((link) =>
      link.getAttribute('href'),
    );
    const others = certifications.filter((entry) => entry.slug !== slug);
    expect(targets.toSorted()).toEqual(others.map((entry) => `/certifications/${entry.slug}`).toSorted());
  },
);

test('leaves out a line that has no certification on it', () => {
  const record = certificationBySlug.iso9001;
  expect(record.relations.some(({ kind }) => kind === 'other-regime')).toBe(false);
  render(<Relations certification={record} />);
  expect(screen.queryByText('Related, under other law')).toBeNull();
  expect(screen.getByText('Work carries over')).toBeInTheDocument();
});

test('prints each source with edition, a machine-readable date and how it was checked', () => {
  render(<Relations certification={certificationBySlug.aqap2110} />);
  const date = screen.getByText('24 June 2016');
  expect(date.tagName).toBe('TIME');
  expect(date).toHaveAttribute('datetime', '2016-06-24');
  expect(date.parentElement).toHaveTextContent(
    /^NATO Standardization Office, AQAP-2110, Edition D Version 1 \(24 June 2016\); checked .*November 2026$/,
  );
});
