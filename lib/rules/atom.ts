import { buildDate } from '@/content/build-date';
import { factRecords } from '@/content/facts';
import { documents } from '@/content/facts/documents';
import { rulesPage } from '@/content/page-copy/rules';
import { siteName, siteUrl } from '@/content/site';
import { absoluteUrl } from '@/lib/pages/absolute-url';
import { plainText } from '@/lib/text/rich-text';
import { type Rule, rulePath, rules } from './register';

/** Address of the feed. */
export const atomPath = '/rules.xml';
export const atomType = 'application/atom+xml';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (words: string) => words.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
const element = (name: string, words: string) => `<${name}>${text(words)}</${name}>`;
/** Start of an ISO day, as an Atom timestamp. */
const moment = (day: string) => `${day}T00:00:00Z`;

/**
 * Id of the change that an entry reports: the rule and the date of its change. A rule whose date moves is a new entry;
 * one that is only checked again keeps its id (RFC 4151).
 */
export const entryId = ({ id, effective }: Pick<Rule, 'id' | 'effective'>): string =>
  `tag:${new URL(siteUrl).hostname},2026:rules/${id}/${effective ?? 'undated'}`;

/** ISO day on which an entry last changed: its check, or a later day on which its section or its wording changed. */
export function updatedOn({ id, checked }: Pick<Rule, 'id' | 'checked'>): string {
  const { effective, status, from = [] } = factRecords[id];
  const days = [...from.map(({ date }) => date), ...(status === 'coming' && effective ? [effective] : [])];
  return (
    [checked, ...days.filter((day) => day.length === 10 && day <= buildDate)].toSorted().at(-1) ?? checked
  );
}

function entry(rule: Rule): string {
  const { id, title, meets, do: action, sources } = rule;
  const { meets: whom, do: what, groups } = rulesPage;
  const lines = [
    plainText(rule.text),
    `${whom}: ${plainText(meets)}.`,
    `${what}: ${plainText(action)}`,
    ...sources.map(({ document }) => `${documents[document].title}, ${documents[document].edition}.`),
  ];
  return [
    '  <entry>',
    `    ${element('id', entryId(rule))}`,
    `    ${element('title', `${groups[rule.state].title}: ${title}`)}`,
    `    ${element('updated', moment(updatedOn(rule)))}`,
    `    <link href="${text(absoluteUrl(rulePath(id)))}" rel="alternate" type="text/html"/>`,
    `    <category term="${rule.lane}"/>`,
    `    ${element('summary', lines.join(' '))}`,
    '  </entry>',
  ].join('\n');
}

/** The register as an Atom feed (RFC 4287), the newest update first, then the newest rule. */
export function atomFeed(): string {
  const newest = rules.toSorted(
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
    `  ${element('updated', moment(first ? updatedOn(first) : buildDate))}`,
    `  <author>${element('name', siteName)}</author>`,
    `  <link href="${text(absoluteUrl(atomPath))}" rel="self" type="${atomType}"/>`,
    `  <link href="${text(absoluteUrl('/rules'))}" rel="alternate" type="text/html"/>`,
    ...newest.map(entry),
    '</feed>',
    '',
  ].join('\n');
}
