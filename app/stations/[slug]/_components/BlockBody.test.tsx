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
  expect(screen.getAllByRole('listitem')).toHaveLength(11);
});

test('targets: the four figures of the specification, called targets', () => {
  show('targets');
  for (const figure of ['≥95%', '70%', '25%', 'Zero']) expect(screen.getByText(figure)).toBeInTheDocument();
  expect(screen.getAllByText(/^Target:/)).toHaveLength(4);
});

test('courses: read in the order of their weeks, in the drawing and in the table', () => {
  show('courses');
  const drawn = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(drawn).toEqual(['Structure design', 'Documentation framework', 'Governance']);
  const rows = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'Structure design Weeks 1–2',
    'Documentation framework Weeks 3–4',
    'Governance Weeks 5–6',
  ]);
});

test('company forms: three columns, and the permits in a list', () => {
  show('companyForms');
  expect(screen.getAllByRole('columnheader')).toHaveLength(4);
  expect(screen.getByText('DKK 20,000')).toBeInTheDocument();
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(6);
});

test('gates: four phases of three weeks, each with the proof that opens its gate', () => {
  show('gates');
  expect(screen.getAllByText(/^Weeks \d+–\d+$/).map(({ textContent }) => textContent)).toEqual([
    'Weeks 1–3',
    'Weeks 4–6',
    'Weeks 7–9',
    'Weeks 10–12',
  ]);
  expect(screen.getAllByText('Gate')).toHaveLength(4);
});

test('rulebooks: the route is a list in words, its drawing hidden from assistive technology', () => {
  show('rulebooks');
  const stops = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(stops).toHaveLength(3);
  expect(stops[0]).toHaveTextContent(/US Munitions List\?.*Yes: ITAR/);
  expect(stops[1]).toHaveTextContent(/Commerce Control List\?.*Yes: EAR/);
  expect(stops[2]).toHaveTextContent('EAR99');
});

test('files: three checklists of six documents', () => {
  show('files');
  const lists = screen.getAllByRole('heading', { level: 3 }).map((heading) => {
    const file = heading.closest('li') as HTMLElement;
    return [...file.querySelectorAll('ul')].at(-1)?.children.length;
  });
  expect(lists).toEqual([6, 6, 6]);
});

test('clearance: each room inside the one before, and the names of NATO in the table', () => {
  show('clearance');
  const [outer, middle, inner] = screen.getAllByRole('heading', { level: 3 });
  expect([outer, middle, inner].map((heading) => heading?.textContent)).toEqual([
    'CONFIDENTIAL',
    'SECRET',
    'TOP SECRET',
  ]);
  expect(outer?.parentElement).toContainElement(middle as HTMLElement);
  expect(middle?.parentElement).toContainElement(inner as HTMLElement);
  expect(screen.getByRole('row', { name: /^TOP SECRET.*COSMIC TOP SECRET/ })).toBeInTheDocument();
  expect(screen.getByText(/level below is NATO RESTRICTED/)).toBeInTheDocument();
});

test('volumes: three fortnights with a checklist of four', () => {
  show('volumes');
  for (const name of ['Portfolio validation', 'Contract readiness', 'Bid preparation']) {
    const phase = screen.getByRole('heading', { name }).closest('li') as HTMLElement;
    expect([...phase.querySelectorAll('ul')].at(-1)?.children).toHaveLength(4);
  }
});

test('registrations: four registers, and a plain word to Ukrainian companies', () => {
  show('registrations');
  expect(screen.getAllByRole('rowheader')).toHaveLength(4);
  expect(screen.getByText(/alone is generally not an eligible NSPA or NCIA bidder/)).toBeInTheDocument();
});

test('tracks: three categories, each with linked certifications', () => {
  show('tracks');
  for (const heading of screen.getAllByRole('heading', { level: 3 })) {
    const track = heading.closest('li') as HTMLElement;
    expect(within(track).getAllByRole('link').length).toBeGreaterThan(0);
  }
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
});

test('completion: five stations completed, and the status is called no accreditation', () => {
  show('completion');
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  for (const item of screen.getAllByRole('listitem')) expect(item).toHaveTextContent('completed');
  expect(screen.getByText('100%')).toBeInTheDocument();
  expect(screen.getByText(/journey status, not an accreditation/)).toBeInTheDocument();
});
