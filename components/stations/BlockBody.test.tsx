import { render, screen, within } from '@testing-library/react';
import { stations } from '@/content/stations';
import type { StationBlock } from '@/content/stations/types';
import { BlockBody } from './BlockBody';

const all = Object.values(stations).flatMap(({ column, blocks }) => [...(column?.blocks ?? []), ...blocks]);

function show<K extends StationBlock['kind']>(kind: K): Extract<StationBlock, { kind: K }> {
  const block = all.find((one) => one.kind === kind) as Extract<StationBlock, { kind: K }>;
  render(<BlockBody block={block} />);
  return block;
}

test.each(all.map((block) => [block.kind, block] as const))('%s has something to show', (_kind, block) => {
  const { container } = render(<BlockBody block={block} />);
  expect(container.textContent).not.toBe('');
});

test('standards: four cards, and a table that says at which subjects each of them calls', () => {
  const { subjects, cards } = show('standards');
  const table = screen.getByRole('table', { name: /standards that name them/ });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(8);
  rows.forEach((row, index) => {
    const calls = within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent === 'Yes');
    expect(calls).toEqual(cards.map(({ id }) => subjects[index]?.standards.includes(id)));
    expect(within(row).getByRole('rowheader')).toHaveTextContent(subjects[index]?.title ?? '');
  });
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'ISO 27001',
    'GDPR',
    'NIST',
    'NATO Security',
  ]);
});

test('pins: six items, each with the record that proves it', () => {
  const { pins } = show('pins');
  const items = screen.getAllByRole('listitem');
  expect(items).toHaveLength(6);
  items.forEach((item, index) => {
    expect(item).toHaveTextContent(`Proof: ${pins[index]?.proof}`);
  });
});

test('week plan: every phase gives its weeks, what to hand over and linked certifications', () => {
  const { phases } = show('weekPlan');
  expect(phases.map(({ from, to }) => screen.getByText(`Weeks ${from}–${to}`))).toHaveLength(4);
  expect(screen.getAllByText('You hand over')).toHaveLength(4);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    phases.flatMap(({ work }) => work?.feeds.map((slug) => `/certifications/${slug}`)),
  );
});

test('week tabs: four tabs with their weeks, every panel in the markup', () => {
  show('weekTabs');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Gap Analysis Weeks 1–2',
    'QMS Development Weeks 3–5',
    'Implementation Weeks 6–8',
    'Certification Preparation Weeks 9–10',
  ]);
  const panels = screen.getAllByRole('tabpanel');
  expect(panels).toHaveLength(4);
  for (const panel of panels) expect(within(panel).getAllByRole('listitem').length).toBeGreaterThanOrEqual(4);
});

test('checklist: two groups of tick boxes', () => {
  show('checklist');
  expect(screen.getByRole('heading', { name: 'Core documentation' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Management systems' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
});

test('targets: the four figures of the specification, called targets', () => {
  show('targets');
  for (const figure of ['≥95%', '70%', '25%', 'Zero']) expect(screen.getByText(figure)).toBeInTheDocument();
  expect(screen.getAllByText(/^Target:/)).toHaveLength(4);
});
