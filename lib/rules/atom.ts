import { buildDate } from '@/content/build-date';
import { factRecords } from '@/content/facts';
import { documents } from '@/content/facts/documents';
import { rulesPage } from '@/content/page-copy/rules';
import { siteName, siteUrl } from '@/content/site';
import { absoluteUrl } from '@/lib/pages/absolute-url';
import { plainText } from '@/lib/text/rich-text';
import { type RegisterRule, registerRules, rulePath } from './register';

/** Path of the feed. */
export const atomPath = '/rules.xml';
/** Media type of the feed. */
export const atomType = 'application/atom+xml';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (content: string) =>
  content.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
const element = (name: string, content: string) => `<${name}>${escapeXml(content)}</${name}>`;
/** Returns the start of an ISO day as an Atom timestamp. */
const toTimestamp = (day: string) => `${day}T00:00:00Z`;

/**
 * Returns the id of the change that an entry reports: the rule and its date (RFC 4151). A rule whose date moves is a new
 * entry; another check does not change the id.
 */
export const entryId = ({ id, effective }: Pick<RegisterRule, 'id' | 'effective'>): string =>
  `tag:${new URL(siteUrl).hostname},2026:rules/${id}/${effective ?? 'undated'}`;

/** Returns the ISO day on which an entry last changed: its check, or a later day on which its section or wording changed. */
export function updatedOn({ id, checked }: Pick<RegisterRule, 'id' | 'checked'>): string {
  const { effective, status, from = [] } = factRecords[id];
  const days = [...from.map(({ date }) => date), ...(status === 'coming' && effective ? [effective] : [])];
  return (
    [checked, ...days.filter((day) => day.length === 10 && day <= buildDate)].toSorted().at(-1) ?? checked
  );
}

function entry(rule: RegisterRule): string {
  const { id, title, affects, action, sources } = rule;
  const { affects: whom, action: what, groups } = rulesPage;
  const lines = [
    plainText(rule.text),
    `${whom}: ${plainText(affects)}.`,
    `${what}: ${plainText(action)}`,
    ...sources.map(({ document }) => `${documents[document].title}, ${documents[document].edition}.`),
  ];
  return [
    '  <entry>',
    `    ${element('id', entryId(rule))}`,
    `    ${element('title', `${groups[rule.state].title}: ${title}`)}`,
    `    ${element('updated', toTimestamp(updatedOn(rule)))}`,
    `    <link href="${escapeXml(absoluteUrl(rulePath(id)))}" rel="alternate" type="text/html"/>`,
    `    <category term="${rule.lane}"/>`,
    `    ${element('summary', lines.join(' '))}`,
    '  </entry>',
  ].join('\n');
}

/** Returns the register as an Atom feed (RFC 4287), sorted by update, then by date of the rule, newest first. */
export function atomFeed(): string {
  const newest = registerRules.toSorted(
    (a, b) =>
      updatedOn(b).localeCompare(updatedOn(a)) || (b.effective ?? '').localeCompare(a.effective ?? ''),
  );
  const [first] = newest;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  ${element('id', absoluteUrl('/rules'))}`,
    `  ${element('title', rulesPage.feedTitle)}`,
    `  ${element('subtitle', rulesPage.feedSubtitle)}`,
    `  ${element('updated', toTimestamp(first ? updatedOn(first) : buildDate))}`,
    `  <author>${element('name', siteName)}</author>`,
    `  <link href="${escapeXml(absoluteUrl(atomPath))}" rel="self" type="${atomType}"/>`,
    `  <link href="${escapeXml(absoluteUrl('/rules'))}" rel="alternate" type="text/html"/>`,
    ...newest.map(entry),
    '</feed>',
    '',
  ].join('\n');
}
