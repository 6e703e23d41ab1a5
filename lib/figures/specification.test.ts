import { certificationBySlug } from '@/content/certifications';
import { certificationMonths, claims, timeReduction } from '@/content/claims';
import { specification } from '@/scripts/support/specification';
import { plainText } from '../text/rich-text';
import { traditionalMonths } from './journey';
import { totalInvestment } from './totals';

// After an intended change: npx jest lib/figures -u
const { certifications, stations, ...others } = specification;

test.each(certifications)('the figures and labels of $slug are as specified', (certification) => {
  expect(certification).toMatchSnapshot();
});

test.each(stations)('the months, weeks and phases of station $slug are as specified', (station) => {
  expect(station).toMatchSnapshot();
});

test.each(Object.entries(others))('%s: figures, lists and labels are as specified', (_, values) => {
  expect(values).toMatchSnapshot();
});

test('the claims agree with each other and with the site’s example', () => {
  expect(Math.round((1 - certificationMonths.max / traditionalMonths.max) * 100)).toBe(timeReduction);
  const example = [certificationBySlug.iso9001, certificationBySlug.aqap2110].map(totalInvestment);
  const [low, high] = (['min', 'max'] as const).map((end) =>
    example.reduce((sum, range) => sum + range[end] / 1000, 0),
  );
  expect(plainText(claims.cost.footnote)).toContain(
    `drones for Germany, our support alone costs $${low},000–${high},000`,
  );
});
