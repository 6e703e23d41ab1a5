import { type } from './measures';
import { Sheet } from './sheet';

test('a short last word takes the word before it along, where the text has several lines', () => {
  const sheet = new Sheet({ title: 'Title', subject: 'Subject', short: 'Short', kind: 'Kind' });
  const put = jest.spyOn(sheet.doc, 'text');
  const text = 'The asset list names each system, device and person inside the plan';
  sheet.put(text, type.text, 0, 0, 120);
  expect(put.mock.lastCall?.[0]).toBe(text.replace('the plan', 'the\u00a0plan'));
  sheet.put('Each owner signs a plan', type.text, 0, 0, 400);
  expect(put.mock.lastCall?.[0]).toBe('Each owner signs a plan');
  sheet.put('No unauthorized overconfidence here', type.text, 0, 0, 60);
  expect(put.mock.lastCall?.[0]).toBe('No unauthorized overconfidence here');
});
