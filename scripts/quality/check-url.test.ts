import { checkUrl } from './check-url';

const mockResponse = (status: number, url = 'https://a.example/') =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue({ status, url, body: null } as Response);

afterEach(() => jest.restoreAllMocks());

test.each([200, 204, 401, 403, 429])('accepts status %i', async (status) => {
  mockResponse(status);
  expect(await checkUrl('https://a.example/', 1000)).toBeUndefined();
});

test('returns the reason for an error status, a redirect to http, a network error or a timeout', async () => {
  mockResponse(404);
  expect(await checkUrl('https://a.example/', 1000)).toBe('status 404');
  mockResponse(200, 'http://a.example/');
  expect(await checkUrl('https://a.example/', 1000)).toBe('leads to http://a.example/');
  jest
    .spyOn(globalThis, 'fetch')
    .mockRejectedValue(new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND') }));
  expect(await checkUrl('https://a.example/', 1000)).toBe('getaddrinfo ENOTFOUND');
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(
      (_, options) =>
        new Promise((_, reject) =>
          options?.signal?.addEventListener('abort', () => reject(options.signal?.reason)),
        ),
    );
  expect(await checkUrl('https://a.example/', 5)).toMatch(/timeout/i);
});
