import { render, screen } from '@testing-library/react';
import { certificationBySlug } from '@/content/certifications';
import { Sources } from './Sources';

test('prints each source with edition, a date that does not break and how it was checked', () => {
  const { container } = render(<Sources of={certificationBySlug.aqap2110} />);
  expect(container.textContent).toContain('(24\u00a0June\u00a02016)');
  const items = screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);
  expect(items).toContainEqual(
    expect.stringMatching(
      /NATO Standardization Office, AQAP-2110, Edition D Version 1 \(24\sJune\s2016\); checked 21\sNovember\s2026\. nso\.nato\.int$/,
    ),
  );
});
