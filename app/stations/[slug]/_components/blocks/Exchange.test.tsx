import { render, screen, within } from '@testing-library/react';
import { foundation } from '@/content/stations/foundation';
import { Exchange } from './Exchange';

const block = foundation.blocks.find(({ kind }) => kind === 'exchange');

test('six answers and six deliverables, each deliverable with the answer it comes from and linked certifications', () => {
  if (block?.kind !== 'exchange') throw new Error('Foundation has no exchange');
  render(<Exchange block={block} />);
  const listUnder = (name: string) => screen.getByRole('heading', { name }).nextElementSibling as HTMLElement;
  const answers = listUnder('Requirements checklist').querySelectorAll(':scope > li');
  const deliverables = [...listUnder('Your deliverables').querySelectorAll<HTMLElement>(':scope > li')];
  expect(answers).toHaveLength(6);
  expect(deliverables).toHaveLength(6);
  deliverables.forEach((item, index) => {
    const output = block.outputs[index];
    expect(item).toHaveTextContent(`From: ${block.inputs[output?.from ?? -1]?.title}`);
    expect(
      within(item)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(output?.feeds.map((slug) => `/certifications/${slug}`));
  });
});
