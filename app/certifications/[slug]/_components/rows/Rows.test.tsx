import { render } from '@testing-library/react';
import { certifications } from '@/content/certifications';
import { Rows } from './Rows';

/** Fragments that other pages, mails and offers link to. */
const fragments = ['checklist', 'verify', 'first-questions', 'after'];

test.each(certifications.map((record) => [record.slug, record] as const))(
  '%s: the workbench under its fixed fragments, with every check and its proof',
  (_, record) => {
    const { container } = render(<Rows certification={record} />);
    for (const id of fragments)
      expect(container.querySelector(`details:not([open]) > summary + #${id}`)).not.toBeNull();
    const checks = [...container.querySelectorAll('#checklist li')].map(({ textContent }) => textContent);
    expect(checks).toEqual(
      record.checklist.flatMap(({ items }) => items.map(({ text, proof }) => `${text} Proof: ${proof}`)),
    );
    expect(container.querySelectorAll('#first-questions li').length).toBeGreaterThanOrEqual(4);
  },
);
