import { LinkRows } from '@/components/parts/LinkRows';
import { PageHeader } from '@/components/parts/PageHeader';
import { Section } from '@/components/parts/Section';
import type { GapSlug } from '@/content/gaps/slugs';
import type { ClauseTable } from '@/content/gaps/types';
import { tableCopy } from '@/content/page-copy/gaps';
import { gapPath, secondAnchor } from '@/lib/gaps/path';
import { withFigures } from '@/lib/gaps/totals';
import { crumbs } from '@/lib/pages/registry';

const { title, parts, chapters, rows, names } = tableCopy.moved;

/**
 * A table that stands on another one's page: three sentences, and every id this page ever had on the link that leads to
 * its place there.
 */
export function MovedTable({ table, to }: { table: ClauseTable; to: GapSlug }) {
  const link = (id: string, label: string, anchor = id) => ({
    id,
    label,
    href: `${gapPath(to)}#${anchor}`,
  });
  return (
    <>
      <PageHeader
        crumbs={crumbs(gapPath(table.slug))}
        lead={withFigures(table.result, table)}
        title={table.title}
      />
      <Section compact id="rows" size="sub" title={title}>
        <div id="gap-rows">
          <LinkRows
            rows={[
              { name: parts, links: Object.entries(names).map(([id, label]) => link(id, label)) },
              { name: chapters, links: table.groups.map(({ id, name }) => link(id, name)) },
              {
                name: rows,
                links: table.groups
                  .flatMap((group) => group.rows)
                  .map((row) => link(row.id, row.id.replace('row-', ''), secondAnchor(row))),
              },
            ]}
          />
        </div>
      </Section>
    </>
  );
}
