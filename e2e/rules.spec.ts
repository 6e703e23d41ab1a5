import { expect, test } from '@playwright/test';
import { atomPath } from '../lib/rules/atom';
import { rules } from '../lib/rules/register';
import { textOf } from '../scripts/support/built-pages';
import { exported, fileAt } from './support/built';

test('every rule is a row with an anchor, and the feed is linked', () => {
  const html = exported('/rules').replaceAll('\u00a0', ' ');
  const rows = [
    ...html.matchAll(/<details[^>]*>.*?<(h[34])[^>]*>(.*?)<\/\1>.*?<\/summary><[^>]* id="([^"]+)"/gs),
  ];
  const shown = rows.map(([, , title = '', id]) => [id, textOf(title)]);
  for (const { id, title } of rules) expect(shown).toContainEqual([id, title]);
  expect(html).toMatch(new RegExp(`rel="alternate"[^>]*${atomPath}`));
  expect(fileAt(atomPath)).toBeDefined();
});
