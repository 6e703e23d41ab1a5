import { siteName, siteUrl, socialLinks } from '@/content/site';
import { organization, webSite } from './site';

const graph = JSON.parse(JSON.stringify([organization(), webSite()]));

test('provider and website each have one node with a stable identifier', () => {
  expect(graph.map((node: Record<string, string>) => [node['@type'], node['@id'], node.name])).toEqual([
    ['Organization', `${siteUrl}/#organization`, siteName],
    ['WebSite', `${siteUrl}/#website`, siteName],
  ]);
});

test('omits mailboxes, profiles and offices that do not exist yet', () => {
  const text = JSON.stringify(graph);
  expect(text).not.toMatch(/@[\w.]+\.example/);
  for (const { href } of socialLinks) expect(text).not.toContain(href);
  expect(text).toContain('Copenhagen');
  expect(text).not.toContain('Lviv');
});
