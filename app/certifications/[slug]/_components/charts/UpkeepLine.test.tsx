import { render } from '@testing-library/react';
import { certifications } from '@/content/certifications';
import { UpkeepLine } from './UpkeepLine';

const dated = certifications.filter(({ workbench }) => workbench.after.marks.length > 0);

test('some have duties with a fixed interval', () => {
  expect(dated.length).toBeGreaterThan(3);
});

test.each(dated.map(({ slug, workbench }) => [slug, workbench.after.marks] as const))(
  '%s: each duty stands at its month, a year is as long as the next',
  (_, marks) => {
    const { container } = render(<UpkeepLine marks={marks} />);
    const end = marks.at(-1)?.month ?? 0;
    const at = (selector: string, name: string) =>
      [...container.querySelectorAll(selector)].map((element) =>
        Number.parseFloat(element.getAttribute(name) ?? ''),
      );
    expect(at('circle', 'cx')).toEqual(marks.map(({ month }) => expect.closeTo((month / end) * 100, 1)));
    const ticks = at('[data-year]', 'x');
    ticks.forEach((tick, index) => {
      expect(tick).toBeCloseTo(((index + 1) * 1200) / end, 1);
    });
    expect(ticks.at(-1)).toBe(100);
  },
);
