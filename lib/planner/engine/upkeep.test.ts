/** @jest-environment node */
import { certificationSlugs } from '@/content/certifications/slugs';
import { upkeep } from '@/content/planner/upkeep';
import { readAnswers } from './answers';
import { buildPlan } from './build-plan';
import { plannerData } from './data';
import { yearlyObligation } from './upkeep';

const yearlyDatesOf = (states: Record<string, string>, homeCountry: string) =>
  buildPlan(
    plannerData,
    readAnswers(
      {
        buyers: ['DE', 'US', 'AERO'],
        products: ['drones'],
        data: ['CUI'],
        usItem: 'usml',
        homeCountry,
        held: states,
      },
      '2027-01',
    ),
  ).held.map((held) => [held.certification, yearlyObligation(held, upkeep)]);

test('an existing certificate has the yearly date of its kind; ITAR only where registration is required', () => {
  const certified = Object.fromEntries(certificationSlugs.map((slug) => [slug, 'certified']));
  const abroad = yearlyDatesOf(certified, 'UA');
  expect(abroad).toContainEqual(['iso27001', 'surveillance']);
  expect(abroad).toContainEqual(['cmmc', 'affirmation']);
  expect(abroad).toContainEqual(['aqap2110', undefined]);
  expect(abroad).toContainEqual(['itar', undefined]);
  expect(yearlyDatesOf(certified, 'US')).toContainEqual(['itar', 'renewal']);
});
