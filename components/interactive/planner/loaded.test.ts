import { loaded, loadOnce } from './loaded';

jest.mock('./session', () => ({ engine: true }));

const rules = { data: {} };
const answer = jest.fn<Promise<unknown>, unknown[]>();
beforeAll(() => {
  globalThis.fetch = answer as unknown as typeof fetch;
});

test('engine and rules are asked for once, again after a failure, and are at hand from then on', async () => {
  answer.mockRejectedValueOnce(new TypeError('offline'));
  await expect(loadOnce()).rejects.toThrow('offline');
  expect(loaded()).toBeUndefined();

  answer.mockResolvedValue({ json: async () => rules });
  const [first, second] = [loadOnce(), loadOnce()];
  expect(second).toBe(first);
  const [session, file] = await first;
  expect(session).toMatchObject({ engine: true });
  expect(file).toBe(rules);
  expect(answer).toHaveBeenCalledTimes(2);
  expect(answer).toHaveBeenCalledWith('/planner.json');

  expect(loaded()).toEqual([session, file]);
  await loadOnce();
  expect(answer).toHaveBeenCalledTimes(2);
});
