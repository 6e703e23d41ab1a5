import { LinkRows } from '@/components/parts/LinkRows';
import { PageHeader } from '@/components/parts/PageHeader';
import { Section } from '@/components/parts/Section';
import type { GapSlug } from '@/content/gaps/slugs';
import type { ClauseTable } from '@/content/gaps/types';
import { gapTableCopy } from '@/content/page-copy/gaps';
import { gapPath, secondTargetAnchor } from '@/lib/gaps/path';
import { withFigures } from '@/lib/gaps/totals';
import { crumbs } from '@/lib/pages/registry';

const { title, parts, chapters, rows, names } = gapTableCopy.moved;

/**
 * Renders the former page of a table that has moved to the page of another one. It keeps all ids of the former page on
 * links to the new places, so that existing links with a fragment still work.
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
                  .map((row) => link(row.id, row.id.replace('row-', ''), secondTargetAnchor(row))),
              },
            ]}
          />
        </div>
      </Section>
    </>
  );
}
