import { securityTxt } from './security-txt';

test('has contact, expiry, language, canonical URL and policy on separate lines', () => {
  const text = securityTxt({ email: 'a@b.example', origin: 'https://b.example', contentDate: '2026-11-20' });
  expect(text.trimEnd().split('\n')).toEqual([
    'Contact: mailto:a@b.example',
    'Expires: 2027-11-19T00:00:00Z',
    'Preferred-Languages: en',
    'Canonical: https://b.example/.well-known/security.txt',
    'Policy: https://b.example/legal/security',
  ]);
  expect(text.endsWith('\n')).toBe(true);
});
