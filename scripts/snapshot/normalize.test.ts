import { firstDifferences, normalizeData, normalizeHtml, textBySection } from './normalize';

const page = (build: { chunk: string; id: string; hash: string; react: string; data: string }) =>
  `<!DOCTYPE html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-${build.hash}=' 'sha256-B${build.hash}='"/>` +
  `<link rel="icon" href="/favicon.ico?favicon.${build.id}.ico"/><script src="/_next/static/chunks/${build.chunk}.js" integrity="sha384-${build.hash}" async=""></script>` +
  `<script src="/_next/static/${build.id}/_buildManifest.js"></script><script>start(${build.react})</script></head><body><!--$--><main><h2 id="${build.react}">Costs</h2>` +
  `<p aria-labelledby="${build.react}">From <b>$8,000</b><!-- --> on</p></main><!--/$--><script>self.__next_f.push([1,"${build.data}"])</script></body></html>`;

const first = { chunk: '0cz1d0mv5g_q7', id: 'ab164885bc48', hash: 'Aa+/9', react: '_R_1ab_', data: 'x' };
const second = { chunk: '1dz2e1nw6h_r8', id: 'ff0000000001', hash: 'Zz019', react: '_r_7_', data: 'y' };

test('returns the same text for two builds of the same content', () => {
  expect(normalizeHtml(page(first))).toBe(normalizeHtml(page(second)));
});

test.each([
  ['a word', page(first).replace('Costs', 'Prices')],
  ['an attribute', page(first).replace('lang="en"', 'lang="uk"')],
  ['a source of the policy', page(first).replace("'self'", "'self' https:")],
  [
    'a reference to another element',
    page(first).replace('aria-labelledby="_R_1ab_"', 'aria-labelledby="_R_2_"'),
  ],
])('preserves a difference in %s', (_, html) => {
  expect(normalizeHtml(html)).not.toBe(normalizeHtml(page(first)));
});

test('returns text by section, without scripts', () => {
  expect(
    textBySection(
      '<p>Lead</p><h2>Costs</h2><p>From <b>$8,000</b> on</p><ul><li>One</li><li>Two</li></ul><script>x</script>',
    ),
  ).toBe('Lead\n\n# Costs\nFrom $8,000 on\nOne\nTwo\n');
});

test('uses only the main element of a page and ends a line at a line break', () => {
  expect(textBySection('<header>Menu</header><main><p>One<br/>Two</p></main><footer>End</footer>')).toBe(
    'One\nTwo\n',
  );
});

test('returns data with one value per line and LF line ends', () => {
  expect(normalizeData('a.json', '{"a":[1,2]}')).toBe('{\n "a": [\n  1,\n  2\n ]\n}\n');
  expect(normalizeData('a.csv', 'a,b\r\n1,2\r\n')).toBe('a,b\n1,2\n');
});

test('returns the first differing lines with line numbers, up to the limit', () => {
  expect(firstDifferences('a\nb\nc', 'a\nx\nc\nd')).toEqual(['  2 - b', '  2 + x', '  4 - ', '  4 + d']);
  expect(firstDifferences('1\n2\n3', '4\n5\n6', 1)).toEqual(['  1 - 1', '  1 + 4']);
  expect(firstDifferences('same', 'same')).toEqual([]);
});
