import { certificationBySlug } from '@/content/certifications';
import { largestPhase } from './totals';

test('the largest phase is found by its upper end, for time and money apart', () => {
  const { phases } = certificationBySlug['nato-clearance'];
  expect(largestPhase(phases, 'duration').name).toBe('Clearance');
  expect(largestPhase(phases, 'investment').name).toBe('Implementation');
});

test('without phases there is nothing to compare', () => {
  expect(() => largestPhase([], 'duration')).toThrow('no phases');
});
