import { withScriptsLast } from './scripts';

const bundle = '<script src="/a.js" async=""></script>';

test('scripts of the head move to the end of the page, inline ones stay', () => {
  const head = '<head><script>boot()</script><link rel="stylesheet" href="/a.css"/>';
  const preload = '<link rel="preload" as="script" fetchPriority="low" href="/b.js"/>';
  const body = '</head><body><p>A</p><script src="/b.js" id="_R_" async=""></script>';
  expect(withScriptsLast(`${head}${preload}${bundle}${body}</body>`)).toBe(`${head}${body}${bundle}</body>`);
});

test('a head without scripts stops the build', () => {
  expect(() => withScriptsLast('<head></head><body></body>')).toThrow('no scripts');
});
