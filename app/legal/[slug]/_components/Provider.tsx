import { legalLabels } from '@/content/legal/labels';
import type { ProviderBlock } from '@/content/legal/types';
import { contactEmail, offices, siteName } from '@/content/site';
import { companyParts, identityRows } from '@/lib/legal/identity';
import { mailto } from '@/lib/text/mailto';

/** Who is behind the text: name, headquarters, mailbox, and as much of its legal identity as the owner has set. */
export function Provider({ role, also = [] }: Pick<ProviderBlock, 'role' | 'also'>) {
  const [office] = offices;
  const rows = [
    { term: role, value: siteName },
    { term: office.status, value: `${office.city}, ${office.country}` },
    ...identityRows([...companyParts, ...also]),
  ];
  return (
    <dl className="mt-4 grid max-w-171 gap-x-6 gap-y-3 border-fg border-t-2 pt-4 md:ml-16 md:max-w-213 md:grid-cols-[1fr_1fr_auto]">
      {rows.map(({ term, value }) => (
        <div key={term}>
          <dt className="text-small text-muted">{term}</dt>
          <dd className="wrap-anywhere font-bold">{value}</dd>
        </div>
      ))}
      <div>
        <dt className="text-small text-muted">{legalLabels.mailbox}</dt>
        <dd className="font-bold">
          <a className="wrap-anywhere inline-block py-0.5 underline underline-offset-link" href={mailto()}>
            {contactEmail}
          </a>
        </dd>
      </div>
    </dl>
  );
}
