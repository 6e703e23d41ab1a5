import { render, screen, within } from '@testing-library/react';
import { quality } from '@/content/stations/quality';
import { Targets } from './Targets';

const block = quality.blocks.find(({ kind }) => kind === 'targets');

test('every bar means the same: it runs from the target to 100 percent; none for a count of zero', () => {
  if (block?.kind !== 'targets') throw new Error('Quality has no targets');
  render(<Targets block={block} />);
  const drawn = block.targets.map(({ name, value }) => {
    const row = screen.getByText(name).closest('div') as HTMLElement;
    const bar = row.querySelector('rect[height="14"]');
    expect(within(row).queryAllByText(/^(0|100)%$/)).toHaveLength(value ? 2 : 0);
    return bar && [bar.getAttribute('x'), bar.getAttribute('width')];
  });
  expect(drawn).toEqual([['95%', '5%'], ['70%', '30%'], ['25%', '75%'], null]);
});
