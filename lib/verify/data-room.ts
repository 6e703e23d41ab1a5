import { stations } from '@/content/stations';
import type { Text } from '@/content/text';

/** A file of the data room, as the station that produces it lists it. */
interface DataRoomFile {
  title: string;
  purpose?: Text;
  items: readonly string[];
  /** The part of the station's page that lists it. */
  href: string;
  station: string;
}

/** Files for an investor: the three of Defense Standards, and the portfolio and the registrations of NATO Ready. */
export function dataRoom(): DataRoomFile[] {
  const { 'defense-standards': standards, 'nato-ready': ready } = stations;
  const files = standards.blocks.flatMap((block) =>
    block.kind === 'files'
      ? block.files.map(({ title, purpose, items }) => ({ title, purpose, items, id: block.id }))
      : [],
  );
  const portfolio = ready.blocks.flatMap((block) => {
    if (block.kind === 'volumes')
      return block.volumes
        .slice(0, 1)
        .map(({ title, text, checklist }) => ({ title, purpose: text, items: checklist, id: block.id }));
    if (block.kind !== 'registrations') return [];
    const items = block.registrations.map(({ name, gives }) => `${name}: ${gives}`);
    return [{ title: block.title, items, id: block.id }];
  });
  const of =
    (station: typeof standards | typeof ready) => (file: (typeof files | typeof portfolio)[number]) => {
      const { id, ...rest } = file;
      return { ...rest, href: `/stations/${station.slug}#${id}`, station: station.name };
    };
  return [...files.map(of(standards)), ...portfolio.map(of(ready))];
}
