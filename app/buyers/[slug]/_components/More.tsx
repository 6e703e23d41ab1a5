import { AnswerFold } from '@/components/parts/AnswerFold';
import { LinkRows, PlainLinks } from '@/components/parts/LinkRows';
import { RichText } from '@/components/ui/RichText';
import { buyerRecords } from '@/content/buyers';
import type { Buyer, Evidence } from '@/content/buyers/types';
import { buyersCopy } from '@/content/page-copy/buyers';
import { permitsPage } from '@/content/page-copy/permits';
import { buyerPath } from '@/lib/buyers/lines';
import { letterName } from '@/lib/buyers/words';
import { fill } from '@/lib/text/fill';
import { LineSources } from '../../_components/LineSources';
import { moneyRow, permitRow } from '../../_components/PermitLinks';

const { links: copy, warning } = buyersCopy;

/** Where the rest stands: EU money, letters, permits, other buyers; and the texts behind the page. */
export function More({ buyer, lines }: { buyer: Buyer; lines: readonly Evidence[] }) {
  const { group, letters, name } = buyer;
  const others = buyerRecords.filter((other) => other !== buyer);
  return (
    <LineSources lines={lines} note={<RichText text={warning} />}>
      <LinkRows
        rows={[
          ...(group === 'agency' ? [] : [moneyRow]),
          {
            name: copy.letters.name,
            links: [
              ...letters.slice(1).map((id) => ({
                label: letterName(id),
                href: `/letters#letter-${id}`,
                id: `letter-${id}`,
              })),
              { label: copy.letters.all, href: '/letters' },
            ],
          },
        ]}
      />
      <AnswerFold answer={permitsPage.decides} name={permitRow.name}>
        <PlainLinks links={permitRow.links} />
      </AnswerFold>
      <AnswerFold
        answer={fill(copy.buyers.answer, { count: others.length + 1 })}
        id={copy.buyers.id}
        name={copy.buyers.name}
      >
        <PlainLinks
          current={name}
          links={[
            ...others.map((other) => ({ label: other.name, href: buyerPath(other.slug) })),
            { label: copy.unitedStates, href: '/buyers/united-states' },
            { label: copy.buyers.all, href: '/buyers' },
          ]}
        />
      </AnswerFold>
    </LineSources>
  );
}
