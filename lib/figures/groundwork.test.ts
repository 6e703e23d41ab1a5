import { certificationBySlug } from '@/content/certifications';
import { plainText } from '../text/rich-text';
import { groundworkMonths } from './groundwork';

test('building ISO 9001 first adds two to five months, and both pages state it in the same sentence', () => {
  for (const slug of ['aqap2110', 'as9100d'] as const) {
    expect(groundworkMonths(slug)).toEqual({
      running: { min: 10, max: 18, unit: 'months' },
      built: { min: 12, max: 23, unit: 'months' },
    });
    expect(plainText(certificationBySlug[slug].timelineNote ?? '')).toBe(
      'Plan 10–18 months if your ISO 9001 system is running, and 12–23 months if you build that system first.',
    );
  }
});
