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
