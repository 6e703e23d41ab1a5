import { parse, serialize } from 'parse5';
import { addIntegrity, computeHash } from './integrity';
import { addPolicy, buildPolicy } from './policy';
import { inlineStyles } from './styles';

const html = (body: string, head = '') =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">${head}<title>A &gt; B</title></head><body>${body}</body></html>`;
const page = (body: string, head?: string) => parse(html(body, head));

test('the policy allows each inline script and style by one hash, and everything else from the same origin only', () => {
  const script = 'if (1 < 2 && "€") a("<p>")';
  const policy = buildPolicy(
    page(
      `<script>${script}</script><script>b()</script><script>b()</script><script src="/_next/x.js" async=""></script>`,
      '<style>p>a{color:red}</style>',
    ),
  );
  expect(policy).toBe(
    `default-src 'none'; script-src 'self' '${computeHash(script)}' '${computeHash('b()')}'; style-src 'self' '${computeHash('p>a{color:red}')}'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'`,
  );
});

test('the policy has no hash of structured data, which is not executed', () => {
  const data = '<script type="application/ld+json">{"@type":"Thing"}</script>';
  expect(buildPolicy(page(data))).not.toContain('sha256');
});

test('the policy follows the character set, which has to be first', () => {
  const document = page('');
  addPolicy(document, "default-src 'none'");
  expect(serialize(document)).toContain(
    `<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><title>`,
  );
  expect(() => addPolicy(parse('<title>x</title>'), '')).toThrow('character set');
});

test('styles are copied into the page with absolute addresses, and their links are disabled', () => {
  const document = page(
    '',
    '<link rel="stylesheet" href="/_next/a.css"><link rel="stylesheet" href="/_next/b.css">',
  );
  inlineStyles(document, (path) => `${path.includes('a.css') ? 'a' : 'b'}{src:url(../f.woff2);fill:url(#x)}`);
  expect(serialize(document)).toContain(
    '<style>a{src:url(/f.woff2);fill:url(#x)}\nb{src:url(/f.woff2);fill:url(#x)}</style><link rel="stylesheet" href="/_next/a.css" disabled=""><link rel="stylesheet" href="/_next/b.css" disabled="">',
  );
  expect(() => inlineStyles(page(''), String)).toThrow('no style sheet');
});

test('scripts, their preloads and style sheets have the integrity hash that browsers compute', () => {
  const document = page(
    '<script src="/a.js" async=""></script><script>b()</script>',
    '<link rel="stylesheet" href="/a.css"><link rel="preload" href="/a.js" as="script"><link rel="preload" href="/f.woff2" as="font">',
  );
  addIntegrity(document, () => computeHash('alert(1)'));
  const hash = 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';
  expect(serialize(document).split(`integrity="${hash}"`)).toHaveLength(4);
  expect(serialize(document)).toContain('<link rel="preload" href="/f.woff2" as="font">');
});
