const names = ['SITE_URL', 'CVR', 'LEGAL_NAME'] as const;
const before = { ...process.env };

/** Imports the module with exactly these variables set. */
async function siteWith(values: Partial<Record<(typeof names)[number], string>>) {
  jest.resetModules();
  for (const name of names) delete process.env[name];
  Object.assign(process.env, values);
  return import('./site');
}

afterAll(() => {
  process.env = before;
});

test('uses a setting that is set and stops listing it; a blank one counts as unset', async () => {
  const { openSettings, provider, siteUrl } = await siteWith({
    SITE_URL: 'https://site.test/',
    CVR: '12345678',
    LEGAL_NAME: ' ',
  });
  expect([siteUrl, provider.cvr, provider.legalName]).toEqual(['https://site.test', '12345678', undefined]);
  expect(openSettings()).not.toContain('CVR');
  expect(openSettings()).not.toContain('SITE_URL');
  expect(openSettings()).toContain('LEGAL_NAME');
});
