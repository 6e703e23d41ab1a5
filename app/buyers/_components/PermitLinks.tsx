import { Band } from '@/components/parts/Band';
import { LinkRows } from '@/components/parts/LinkRows';
import { buyerBySlug } from '@/content/buyers';
import { homePermits } from '@/content/buyers/permits';
import { euMoneyPage } from '@/content/page-copy/eu-money';
import { permitsPage } from '@/content/page-copy/permits';
import { fill } from '@/lib/text/fill';

/** The permit to export: all of it, by seat, and armed drones. Each link answers where its words stood. */
export const permitRow = {
  name: permitsPage.title,
  links: [
    { label: permitsPage.all, href: '/buyers/permits', id: 'permits' },
    ...homePermits.map(({ home }) => ({
      label: fill(permitsPage.from, { nation: buyerBySlug[home].inText }),
      href: `/buyers/permits#${home}`,
      id: `permit-${home}`,
    })),
    { label: permitsPage.armed.title, href: '/buyers/permits#armed' },
  ],
};

/** EU money, in one line. */
export const moneyRow = { id: 'eu-money', name: euMoneyPage.title, links: euMoneyPage.links };

/** What holds for every buyer and has a page of its own; the ids stood here. */
export function PermitLinks({ sources }: { sources: string }) {
  const links = [...permitRow.links, { label: sources, href: '/buyers/permits#sources', id: 'sources' }];
  return (
    <Band compact>
      <LinkRows rows={[{ ...permitRow, links }, moneyRow]} />
    </Band>
  );
}
