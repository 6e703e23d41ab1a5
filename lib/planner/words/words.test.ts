import { plannerWords } from './words';

test('links the gap table whose name matches the planned certification, if two cover the same pair', () => {
  const paths = Object.values(plannerWords.gaps).map(({ path }) => path);
  expect(paths).toContain('/gaps/as9100-to-aqap-2110');
  expect(paths).not.toContain('/gaps/as9100-to-aqap-2310');
});
