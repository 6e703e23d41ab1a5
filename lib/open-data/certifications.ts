import { certifications } from '@/content/certifications';
import type { Certification } from '@/content/certifications/types';
import { certificationPath } from '@/content/navigation';
import { openData } from '@/content/open-data';
import { contentDate, dataLicense, siteName } from '@/content/site';
import type { Range, Unit } from '@/content/units';
import { checkedMonth, sourcesIn } from '@/lib/facts/facts';
import { formatDate } from '@/lib/figures/format';
import { totalDuration, totalInvestment } from '@/lib/figures/totals';
import { absoluteUrl } from '@/lib/metadata/absolute-url';
import { changesIn, rulePath } from '@/lib/rules/register';
import { toCsv } from '@/lib/text/csv';
import { fill } from '@/lib/text/fill';
import { plainText } from '@/lib/text/rich-text';

/** Addresses of the files. */
export const openDataPaths = {
  json: '/data/certifications.json',
  csv: '/data/certifications.csv',
} as const;

/** A range without its unit, which the name of the field says. */
const ends = ({ min, max }: Range<Unit>) => ({ min, max });

/** A certification as the data gives it: both bases, its rules and sources. */
function openRecord(record: Certification) {
  const { slug, title, focus, tags, comparison, phases } = record;
  const path = certificationPath(slug);
  return {
    id: slug,
    title,
    url: absoluteUrl(path),
    focus,
    tags,
    table: {
      name: comparison.name,
      months: ends(comparison.timeline),
      eur: ends(comparison.cost),
      complexity: comparison.complexity,
      nato: comparison.nato,
      usdod: comparison.usdod,
      eu: comparison.eu,
      prerequisites: comparison.prerequisites,
    },
    page: {
      months: ends(totalDuration(record)),
      usd: ends(totalInvestment(record)),
      phases: phases.map(({ name, duration, investment }) => ({
        name,
        months: ends(duration),
        usd: ends(investment),
      })),
    },
    guide: absoluteUrl(`${path}/guide.pdf`),
    checklist: absoluteUrl(`${path}/checklist.pdf`),
    checked: checkedMonth(record) ?? null,
    rules: changesIn(record).map(({ id, title: name, effective, status, text }) => ({
      id,
      title: name,
      date: effective,
      status,
      text: plainText(text),
      url: absoluteUrl(rulePath(id)),
    })),
    sources: sourcesIn(record).map(({ title: name, publisher, edition, date, sections }) => ({
      title: name,
      publisher,
      edition,
      date,
      sections,
    })),
  };
}

/** The line on use that goes with every copy. */
const licenseLine = fill(openData.license, {
  site: siteName,
  url: absoluteUrl('/certifications/comparison'),
  date: formatDate(contentDate),
  license: dataLicense,
});

/** The whole of the open data, as /data/certifications.json gives it. */
export const certificationData = () => ({
  title: openData.title,
  description: openData.description,
  publisher: siteName,
  url: absoluteUrl(openDataPaths.json),
  updated: contentDate,
  license: { name: dataLicense, line: licenseLine },
  notes: openData.notes,
  certifications: certifications.map(openRecord),
});

type OpenRecord = ReturnType<typeof openRecord>;

/** Columns of the CSV, each with the value of a record. */
const columns: Readonly<Record<string, (record: OpenRecord) => string | number>> = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  table_name: ({ table }) => table.name,
  focus: ({ focus }) => focus,
  tags: ({ tags }) => tags.join(' '),
  table_months_min: ({ table }) => table.months.min,
  table_months_max: ({ table }) => table.months.max,
  table_eur_min: ({ table }) => table.eur.min,
  table_eur_max: ({ table }) => table.eur.max,
  complexity: ({ table }) => table.complexity,
  nato: ({ table }) => table.nato,
  usdod: ({ table }) => table.usdod,
  eu: ({ table }) => table.eu,
  prerequisites: ({ table }) => table.prerequisites,
  page_months_min: ({ page }) => page.months.min,
  page_months_max: ({ page }) => page.months.max,
  page_usd_min: ({ page }) => page.usd.min,
  page_usd_max: ({ page }) => page.usd.max,
  checked: ({ checked }) => checked ?? '',
  sources: ({ sources }) => sources.map(({ title, edition }) => `${title} (${edition})`).join(' | '),
  url: ({ url }) => url,
  updated: () => contentDate,
  license: () => licenseLine,
};

/** The ranges of the open data as a table with one row per certification (RFC 4180). */
export function certificationCsv(): string {
  const { certifications: records } = certificationData();
  const rows = records.map((record) => Object.values(columns).map((value) => value(record)));
  return toCsv([Object.keys(columns), ...rows]);
}
