import { plannerWords } from './words';

test('of two gap tables between the same certifications, a plan names the one called after what it plans', () => {
  const paths = Object.values(plannerWords.gaps).map(({ path }) => path);
  expect(paths).toContain('/gaps/as9100-to-aqap-2110');
  expect(paths).not.toContain('/gaps/as9100-to-aqap-2310');
});
