import { moveScriptsToBodyEnd } from './scripts';

const bundle = '<script src="/a.js" async=""></script>';

test('moves external scripts of the head to the end of the page and keeps inline ones', () => {
  const head = '<head><script>boot()</script><link rel="stylesheet" href="/a.css"/>';
  const preload = '<link rel="preload" as="script" fetchPriority="low" href="/b.js"/>';
  const body = '</head><body><p>A</p><script src="/b.js" id="_R_" async=""></script>';
  expect(moveScriptsToBodyEnd(`${head}${preload}${bundle}${body}</body>`)).toBe(
    `${head}${body}${bundle}</body>`,
  );
});

test('throws if the head has no external scripts', () => {
  expect(() => moveScriptsToBodyEnd('<head></head><body></body>')).toThrow('no scripts');
});
