import { offices } from '@/content/site';

/** The offices with their status. */
export function OfficeList({ className }: { className: string }) {
  return (
    <ul className={className}>
      {offices.map(({ city, country, status }) => (
        <li className="text-small" key={city}>
          <span className="font-bold">
            {city}, {country}
          </span>{' '}
          <span className="inline-block text-muted">{status}</span>
        </li>
      ))}
    </ul>
  );
}
