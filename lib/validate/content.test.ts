import { contentProblems } from './content';

test('the content of the site has no problem', () => {
  expect(contentProblems()).toEqual([]);
});
