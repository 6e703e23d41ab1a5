import { AddressLink } from '@/components/ui/AddressLink';
import { HeadedFold } from '@/components/ui/HeadedFold';
import { RichText } from '@/components/ui/RichText';
import { TextLink } from '@/components/ui/TextLink';
import { agencyDeclarations, atHome } from '@/content/buyers/permits';
import type { Buyer } from '@/content/buyers/types';
import { buyersCopy } from '@/content/page-copy/buyers';
import { buyerPath } from '@/lib/buyers/lines';
import type { PermitView } from '@/lib/buyers/permits';
import type { SourceNumbers } from '@/lib/buyers/sources';
import { fill } from '@/lib/text/fill';
import { Line } from './Line';
import { PermitTimes } from './PermitTimes';

const copy = buyersCopy.permits;

interface HomePermitProps {
  permit: PermitView;
  buyers: readonly Buyer[];
  numbers: SourceNumbers;
}

/** One home country: office, what it takes, in what time, and whose decisions come first; a row on the phone. */
export function HomePermit({ permit, buyers, numbers }: HomePermitProps) {
  const { home, country, office, address, post, routes, points, times, inspects, clears, gates } = permit;
  const agencies = buyers.some(({ group }) => group === 'agency');
  return (
    <HeadedFold
      heading={
        <h3 className="text-h4 md:w-full md:border-fg md:border-b-2 md:pb-2 print:w-full">
          {fill(copy.company, { country })}
        </h3>
      }
      rowClass="max-md:border-fg max-md:border-t-2 md:min-h-0 md:p-0 print:min-h-0 print:p-0"
    >
      <div className="grid gap-2.5 pt-3 pb-6 text-small md:pb-0 print:gap-0.5 print:pt-1 print:pb-3 print:text-caption">
        <p>
          <b className="font-bold">
            <RichText terms={false} text={office} />
          </b>
          {post && `, ${post}`} {address && <AddressLink id={address} />}
        </p>
        {permit.atHome && <p>{atHome}</p>}
        {[...routes, ...points].map((line) => (
          <p key={line.text}>
            <Line line={line} numbers={numbers} />
          </p>
        ))}
        {!permit.atHome && <PermitTimes numbers={numbers} times={times} />}
        {gates.map(({ gate, buyers: bringing }) => (
          <p key={gate.id}>
            <b className="font-bold">{gate.name}:</b> {gate.text}{' '}
            <span className="text-muted">
              ({gate.who}
              {bringing.length < buyers.length &&
                `; ${fill(copy.only, { buyers: bringing.map(({ name }) => name).join(', ') })}`}
              )
            </span>
          </p>
        ))}
        <p className="text-muted">
          <RichText
            terms={false}
            text={fill(copy.home, { inspects: inspects.short, clears: clears.short })}
          />
        </p>
        {agencies && agencyDeclarations[home] && (
          <p>
            <RichText text={agencyDeclarations[home] ?? ''} />
          </p>
        )}
        {!permit.atHome && (
          <TextLink className="print:hidden text-small" href={buyerPath(home)}>
            {fill(copy.all, { nation: country })}
          </TextLink>
        )}
      </div>
    </HeadedFold>
  );
}
