import { hoistBootScript } from './boot';

const styles = '<link rel="stylesheet" href="/a.css"/><script src="/a.js" async=""></script>';

test('moves the boot script before the style sheets and leaves the rest in place', () => {
  const html = `<head><meta charset="utf-8"/>${styles}<script>boot()</script><link rel="icon"/></head><body><script>data()</script></body>`;
  expect(hoistBootScript(html)).toBe(
    `<head><meta charset="utf-8"/><script>boot()</script>${styles}<link rel="icon"/></head><body><script>data()</script></body>`,
  );
});

test('throws if the head has no boot script, even if the body has a script', () => {
  expect(() => hoistBootScript(`<head>${styles}</head><body><script>data()</script></body>`)).toThrow(
    'no script',
  );
});
