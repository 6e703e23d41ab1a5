import { createHash } from 'node:crypto';
import { buildPolicy, fileProblems, withPolicy } from './policy';

const page = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>A &gt; B</title></head><body>${body}</body></html>`;
const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('policyOf', () => {
  test('allows each inline script by one hash and everything else from the same origin only', () => {
    const html = page(
      '<script>if (1 < 2 && "€") a("<p>")</script><script>b()</script><script>b()</script><script src="/_next/x.js" async=""></script>',
    );
    expect(buildPolicy(html)).toEqual({
      problems: [],
      policy: `default-src 'none'; script-src 'self' ${hash('if (1 < 2 && "€") a("<p>")')} ${hash('b()')}; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'`,
    });
  });

  test('adds no hash for structured data', () => {
    const { policy, problems } = buildPolicy(
      page('<script type="application/ld+json">{"@type":"Thing"}</script>'),
    );
    expect(problems).toEqual([]);
    expect(policy).not.toContain('sha256');
  });

  test('accepts ordinary markup', () => {
    const body =
      '<!--$--><a href="https://example.org/a?b=1&amp;c=2" rel="noopener">x</a><img src="/art/a.svg" alt="&lt;"/><svg><g fill=\'none\'><use href="#a"></use></g></svg><button aria-controls="b" hidden>x</button>';
    expect(buildPolicy(page(body)).problems).toEqual([]);
  });

  test.each([
    ['inline handler', '<button onclick="go()">x</button>', 'inline handler'],
    ['style attribute', '<p style="color:red">x</p>', '<p style='],
    ['style element', '<style>p{color:red}</style>', '<style>'],
    ['script URL', '<a href="javascript:go()">x</a>', 'javascript:go()'],
    ['data URL', '<img src="data:image/png;base64,AA" alt="">', 'data:image'],
    ['other origin', '<img src="https://cdn.example/a.png" alt="">', 'loads from "https://cdn.example'],
    [
      'other origin without a scheme',
      '<script src="//cdn.example/a.js"></script>',
      'loads from "//cdn.example',
    ],
    ['other style sheet', '<link rel="stylesheet" href="https://cdn.example/a.css"/>', 'loads from'],
    ['frame', '<iframe src="/about"></iframe>', '<iframe>'],
    ['form', '<form action="/x"></form>', '<form>'],
    ['base', '<base href="/x"/>', '<base>'],
    ['second policy', '<meta http-equiv="refresh" content="1"/>', 'http-equiv="refresh"'],
    ['unknown script type', '<script type="importmap">{}</script>', 'importmap'],
    ['broken structured data', '<script type="application/ld+json">{"a":}</script>', 'not valid JSON'],
    ['malformed markup', '<p class="a>x</p>', 'cannot parse'],
    ['unquoted attribute', '<p class=a>x</p>', 'cannot parse'],
  ])('reports a problem: %s', (_, body, message) => {
    const { problems } = buildPolicy(page(body));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(message);
  });
});

test('inserts the policy directly after the charset, before any resource', () => {
  const html = withPolicy(page(''), "default-src 'none'");
  expect(html).toContain(
    `<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'"/><title>`,
  );
  expect(() => withPolicy('<head><title>x</title></head>', '')).toThrow('character set');
});

test('reports style sheets and SVG files that load from another origin or run scripts', () => {
  expect(fileProblems('a.css', '@font-face{src:url(../media/a.woff2)}a{fill:url(#x)}')).toEqual([]);
  expect(fileProblems('a.css', 'a{background:url("https://cdn.example/a.png")}')).toHaveLength(1);
  expect(fileProblems('a.css', 'a{background:url(data:image/png;base64,AA)}')).toHaveLength(1);
  expect(fileProblems('a.css', '@import "//cdn.example/a.css"')).toHaveLength(1);
  expect(fileProblems('a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><use href="#a"/></svg>')).toEqual([]);
  expect(fileProblems('a.svg', '<svg onload="go()"/>')).toHaveLength(1);
  expect(fileProblems('a.svg', '<svg><image href="https://cdn.example/a.png"/></svg>')).toHaveLength(1);
});
