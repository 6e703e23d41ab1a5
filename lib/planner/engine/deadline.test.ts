/** @jest-environment node */
import { examples } from '@/content/planner/examples';
import { plan } from './plan';

const tooClose = examples.find(({ id }) => id === 'deadline-too-close')?.answers ?? {};

test('reports the progress in September and the latest start for a deadline nine months after January 2027', () => {
  const { deadline } = plan(tooClose);
  expect(deadline).toMatchObject({
    months: 9,
    fit: 'deadline-missed',
    rule: 'D3',
    verdict: 'does not fit',
    latestStart: ['2026-12', '2026-01'],
    by: {
      short: [
        { certification: 'iso9001', done: 3, under: null },
        { certification: 'iso27001', done: 3, under: null },
        { certification: 'aqap2110', done: 2, under: { n: 3, months: 1 } },
      ],
      long: [
        { certification: 'iso9001', done: 3, under: null },
        { certification: 'iso27001', done: 2, under: { n: 3, months: 1 } },
        { certification: 'aqap2110', done: 1, under: { n: 2, months: 3 } },
      ],
    },
  });
});
