import { stations } from '@/content/stations';
import type { StationSection } from '@/content/stations/blocks';
import type { Station } from '@/content/stations/types';
import type { Text } from '@/content/text';

/** A file of the data room, from the list of the station that produces it. */
interface DataRoomFile {
  title: string;
  purpose?: Text;
  items: readonly string[];
  /** Path of the section on the station's page that lists it. */
  href: string;
  station: string;
}

/** Returns the files for an investor: three of Defense Standards, and the portfolio and the registrations of NATO Ready. */
export function dataRoom(): DataRoomFile[] {
  const { 'defense-standards': standards, 'nato-ready': ready } = stations;
  const files = standards.blocks.flatMap((block) =>
    block.kind === 'checklists' ? filesOf(block, standards) : [],
  );
  const others = ready.blocks.flatMap((block) => {
    // The first list is the portfolio; the others belong to the bid.
    if (block.kind === 'checklists') return filesOf(block, ready).slice(0, 1);
    if (block.id !== 'registrations' || block.kind !== 'table') return [];
    const items = block.rows.map(([name, cell]) => `${typeof name === 'string' ? name : name.text}: ${cell}`);
    return [{ title: block.title, items, ...locationOf(block, ready) }];
  });
  return [...files, ...others];
}

const locationOf = ({ id }: StationSection, { slug, name }: Station) => ({
  href: `/stations/${slug}#${id}`,
  station: name,
});

/** Returns the lists of a block as files. */
const filesOf = (block: Extract<StationSection, { kind: 'checklists' }>, station: Station): DataRoomFile[] =>
  block.groups.map(({ title = block.title, purpose, items }) => ({
    title,
    purpose,
    items: items.map((item) => (typeof item === 'string' ? item : item.text)),
    ...locationOf(block, station),
  }));
