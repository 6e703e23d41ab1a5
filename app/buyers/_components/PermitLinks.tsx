import { Band } from '@/components/parts/Band';
import { LinkRows } from '@/components/parts/LinkRows';
import { buyerBySlug } from '@/content/buyers';
import { homePermits } from '@/content/buyers/permits';
import { euMoneyPage } from '@/content/page-copy/eu-money';
import { permitsPage } from '@/content/page-copy/permits';

const permitRow = {
  name: permitsPage.title,
  links: [
    { label: permitsPage.all, href: '/buyers/permits', id: 'permits' },
    ...homePermits.map(({ home }) => ({
      label: buyerBySlug[home].name,
      href: `/buyers/permits#${home}`,
      id: `permit-${home}`,
    })),
    { label: permitsPage.armed.title, href: '/buyers/permits#armed' },
  ],
};

const moneyRow = {
  id: 'eu-money',
  name: euMoneyPage.title,
  links: Object.entries(euMoneyPage.questions).map(([id, label]) => ({
    label,
    href: `/buyers/eu-money#${id}`,
  })),
};

/** What holds for every buyer and has a page of its own; the ids stood here. */
export function PermitLinks({ sources }: { sources?: string }) {
  const rows = sources
    ? [
        {
          ...permitRow,
          links: [...permitRow.links, { label: sources, href: '/buyers/permits#sources', id: 'sources' }],
        },
      ]
    : [permitRow];
  return (
    <Band compact>
      <LinkRows rows={[...rows, moneyRow]} />
    </Band>
  );
}
