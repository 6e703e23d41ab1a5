import { render, screen } from '@testing-library/react';
import { certificationBySlug } from '@/content/certifications';
import { Sources } from './Sources';

test('prints each source with edition, a machine-readable date and how it was checked', () => {
  render(<Sources certification={certificationBySlug.aqap2110} />);
  const date = screen.getByText('24 June 2016');
  expect(date.tagName).toBe('TIME');
  expect(date).toHaveAttribute('datetime', '2016-06-24');
  expect(date.parentElement).toHaveTextContent(
    /NATO Standardization Office, AQAP-2110, Edition D Version 1 \(24 June 2016\); checked .*November 2026$/,
  );
});
