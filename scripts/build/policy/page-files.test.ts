import { pageFilesOf, withPageFiles } from './page-files';

const chunks = '/_next/static/chunks';
const page = (sheet: string, ...scripts: string[]) =>
  `<html><head><link rel="stylesheet" href="${chunks}/frame.css"/><link rel="stylesheet" href="${chunks}/${sheet}.css"/>${scripts
    .map((name) => `<script src="${chunks}/${name}.js" async=""></script>`)
    .join('')}</head></html>`;

test('the files of most pages of a folder are one entry, others have their own; files of all pages have none', () => {
  const files = pageFilesOf(
    new Map([
      ['/', page('home', 'runtime', 'carousel')],
      ['/about', page('about', 'runtime')],
      ['/legal/terms', page('legal', 'runtime')],
      ['/legal/privacy', page('legal', 'runtime')],
      ['/certifications/cmmc', page('certification', 'runtime', 'tabs')],
      ['/certifications/itar', page('certification', 'runtime', 'tabs')],
      ['/certifications/comparison', page('comparison', 'runtime')],
    ]),
  );
  expect(files).toEqual({
    '/': [`${chunks}/carousel.js`, `${chunks}/home.css`],
    '/about': [`${chunks}/about.css`],
    '/legal/': [`${chunks}/legal.css`],
    '/certifications/': [`${chunks}/certification.css`, `${chunks}/tabs.js`],
    '/certifications/comparison': [`${chunks}/comparison.css`],
  });
});

test('the map stands in the head as data', () => {
  expect(withPageFiles('<head></head>', { '/': ['/home.css'] })).toBe(
    '<head><script type="application/json" id="page-files">{"/":["/home.css"]}</script></head>',
  );
});
