import { computeIntegrity, withIntegrity } from './integrity';

test('adds the hash of the file to scripts, style sheets and their preloads only', () => {
  const html =
    '<link rel="stylesheet" href="/a.css" data-precedence="next"/><link rel="preload" href="/a.js" as="script"/>' +
    '<link rel="preload" href="/f.woff2" as="font"/><link rel="icon" href="/i.svg"/><script>"<link href=x>"</script>' +
    '<script src="/a.js" async=""></script>';
  expect(withIntegrity(html, (path) => `of ${path}`)).toBe(
    '<link rel="stylesheet" href="/a.css" data-precedence="next" integrity="of /a.css"/>' +
      '<link rel="preload" href="/a.js" as="script" integrity="of /a.js"/>' +
      '<link rel="preload" href="/f.woff2" as="font"/><link rel="icon" href="/i.svg"/><script>"<link href=x>"</script>' +
      '<script src="/a.js" async="" integrity="of /a.js"></script>',
  );
});

test('computes the same hash as browsers', () => {
  expect(computeIntegrity('alert(1)')).toBe('sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=');
});
