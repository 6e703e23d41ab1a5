import { AddressLink } from '@/components/ui/AddressLink';
import { Fold } from '@/components/ui/Fold';
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
  /** Shown only once its country is chosen. */
  hidden: boolean;
}

/** One home country: office, what it takes, in what time, and whose decisions come first. */
export function HomePermit({ permit, buyers, numbers, hidden }: HomePermitProps) {
  const { home, country, office, address, post, routes, points, times, inspects, clears, gates } = permit;
  const agencies = buyers.some(({ group }) => group === 'agency');
  return (
    <section
      aria-labelledby={`permit-${home}`}
      className="home-permit"
      data-home={home}
      data-inactive={hidden ? '' : undefined}
      suppressHydrationWarning
    >
      <h3 className="text-name" id={`permit-${home}`}>
        {fill(copy.company, { country })}
      </h3>
      <div>
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
        {agencies && agencyDeclarations[home] && (
          <p>
            <RichText text={agencyDeclarations[home] ?? ''} />
          </p>
        )}
      </div>
      <div>
        {!permit.atHome && <PermitTimes numbers={numbers} times={times} />}
        <Fold compact title={copy.more}>
          <div className="grid gap-2 max-md:pt-3 print:block">
            {gates.map(({ gate, buyers: bringing }) => (
              <p key={gate.id}>
                <b className="font-bold">{gate.name.endsWith('?') ? gate.name : `${gate.name}:`}</b>{' '}
                {gate.text}{' '}
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
            {!permit.atHome && (
              <TextLink className="print:hidden text-small" href={buyerPath(home)}>
                {fill(copy.all, { nation: country })}
              </TextLink>
            )}
          </div>
        </Fold>
      </div>
    </section>
  );
}
