import { clsx } from 'clsx';
import { Trunk } from '@/components/line/Trunk';
import { Frame } from '@/components/ui/Frame';
import { Heading } from '@/components/ui/Heading';
import { contactPage } from '@/content/page-copy/contact';
import { offices } from '@/content/site';
import { companyParts, identityRows } from '@/lib/legal/identity';
import { OfficeMap } from './OfficeMap';

const details = identityRows(companyParts);

/** The two offices, the company's details as far as the owner has set them, and the map between them; the trunk runs over the map into the footer. */
export function Offices() {
  return (
    <section aria-labelledby="offices" className="relative" data-ground="paper">
      <Trunk className="inset-y-0 z-2" />
      <Frame className="grid gap-x-6 gap-y-6 pt-section lg:grid-cols-12 lg:items-end">
        <Heading className="lg:col-span-5" id="offices" level={2}>
          {contactPage.offices.title}
        </Heading>
        <dl className="grid gap-6 md:grid-cols-2 lg:col-span-7">
          {offices.map(({ city, country, status, open }) => (
            <div className={clsx('border-fg border-t-2 pt-4', !open && 'border-dashed')} key={city}>
              <dt className="text-name">
                {city}, {country}
              </dt>
              <dd className="text-muted text-small">{status}</dd>
            </div>
          ))}
        </dl>
        {details.length > 0 && (
          <dl className="grid gap-6 md:grid-cols-2 lg:col-span-7 lg:col-start-6">
            {details.map(({ term, value }) => (
              <div key={term}>
                <dt className="text-small text-muted">{term}</dt>
                <dd className="wrap-anywhere font-bold">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </Frame>
      <OfficeMap />
    </section>
  );
}
