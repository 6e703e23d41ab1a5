import type { DialogLinks } from './DialogShell';

/** Renders the offices with their status. */
export function OfficeList({ offices, className }: Pick<DialogLinks, 'offices'> & { className: string }) {
  return (
    <ul className={className}>
      {offices.map(({ place, status }) => (
        <li className="text-small" key={place}>
          <span className="font-bold">{place}</span> <span className="inline-block text-muted">{status}</span>
        </li>
      ))}
    </ul>
  );
}
