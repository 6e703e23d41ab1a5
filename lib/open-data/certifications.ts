import { certifications } from '@/content/certifications';
import type { Certification } from '@/content/certifications/types';
import { certificationPath } from '@/content/navigation';
import { openData } from '@/content/open-data';
import { contentDate, dataLicense, siteName } from '@/content/site';
import type { Range, Unit } from '@/content/units';
import { checkedMonth, sourcesIn } from '@/lib/facts/facts';
import { formatDate } from '@/lib/figures/format';
import { totalDuration, totalInvestment } from '@/lib/figures/totals';
import { absoluteUrl } from '@/lib/pages/absolute-url';
import { changesIn, rulePath } from '@/lib/rules/register';
import { toCsv } from '@/lib/text/csv';
import { fill } from '@/lib/text/fill';
import { plainText } from '@/lib/text/rich-text';

/** Paths of the files. */
export const openDataPaths = {
  json: '/data/certifications.json',
  csv: '/data/certifications.csv',
} as const;

/** Removes the unit of a range, because the field name contains it. */
const ends = ({ min, max }: Range<Unit>) => ({ min, max });

/** Returns a certification in the format of the open data: figures of table and page, rules and sources. */
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

/** The license line that must accompany every copy. */
const licenseLine = fill(openData.license, {
  site: siteName,
  url: absoluteUrl('/certifications/comparison'),
  date: formatDate(contentDate),
  license: dataLicense,
});

/** Returns the complete open data in the format of /data/certifications.json. */
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

/** Returns a record as a row of the CSV. */
const csvRow = ({
  id,
  title,
  focus,
  tags,
  table,
  page,
  checked,
  sources,
  url,
}: ReturnType<typeof openRecord>) => ({
  id,
  title,
  table_name: table.name,
  focus,
  tags: tags.join(' '),
  table_months_min: table.months.min,
  table_months_max: table.months.max,
  table_eur_min: table.eur.min,
  table_eur_max: table.eur.max,
  complexity: table.complexity,
  nato: table.nato,
  usdod: table.usdod,
  eu: table.eu,
  prerequisites: table.prerequisites,
  page_months_min: page.months.min,
  page_months_max: page.months.max,
  page_usd_min: page.usd.min,
  page_usd_max: page.usd.max,
  checked: checked ?? '',
  sources: sources.map((source) => `${source.title} (${source.edition})`).join(' | '),
  url,
  updated: contentDate,
  license: licenseLine,
});

/** Returns the figures as CSV with one row per certification (RFC 4180). */
export const certificationCsv = (): string => toCsv(certificationData().certifications.map(csvRow));
