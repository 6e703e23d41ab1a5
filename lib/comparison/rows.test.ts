import { certifications } from '@/content/certifications';
import { tableAxes, tableRow } from './rows';

const axes = tableAxes(certifications);
const rows = certifications.map((certification) => tableRow(certification, axes));

test('the axes hold every row', () => {
  expect(axes).toEqual({ months: 18, euros: 150_000 });
});

test('the eight rows say what the specification says, in its order', () => {
  const text = rows.map(({ name, focus, timeline, cost, complexity, requirements, prerequisites }) =>
    [
      name,
      focus,
      timeline.text,
      cost.text,
      complexity.word,
      requirements.nato,
      requirements.usdod,
      requirements.eu,
      prerequisites,
    ].join(' | '),
  );
  expect(text).toEqual([
    'AQAP 2110 | NATO Quality Assurance | 12–18 months | €55,000–100,000 | High | Required | No | Recommended | ISO 9001:2015',
    'ISO 9001:2015 | Quality Management | 6–9 months | €28,000–45,000 | Low-Medium | Recommended | Recommended | Recommended | None',
    'AS9100D | Aerospace Quality | 9–12 months | €45,000–70,000 | Medium-High | Recommended | Required* | Recommended | ISO 9001:2015',
    'CMMC | Cybersecurity | 6–12 months | €40,000–150,000 | High | No | Required | No | NIST 800-171',
    'ISO/IEC 27001 | Information Security | 6–9 months | €35,000–60,000 | Medium-High | Recommended | Recommended | Required* | Basic ISMS',
    'ITAR | Export Control | 3–6 months | €20,000–40,000 | Medium-High | No | Required | No | US Entity',
    'NATO Secret | Security Clearance | 6–12 months | €50,000–100,000 | Very High | Required* | No | Recommended | FSC and ISO 27001',
    'CE Marking | Product Conformity | 3–6 months | €15,000–30,000 | Low-Medium | No | No | Required | Product Testing',
  ]);
});

test('complexity rises from one to four', () => {
  expect(rows.map(({ complexity }) => complexity.level)).toEqual([3, 1, 2, 3, 2, 2, 4, 1]);
});

test('a row leads to its page', () => {
  expect(rows.map(({ href }) => href)).toContain('/certifications/nato-clearance');
});
