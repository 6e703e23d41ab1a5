import { buyerRecords } from '@/content/buyers';
import { networkCopy as copy } from '@/content/page-copy/network';
import type { BuyerCode } from '@/content/planner/codes';
import { buyerPath } from '@/lib/buyers/lines';
import { families, signalBuyers } from '@/lib/network/topology';
import { buyerName, plannerPath } from '@/lib/network/words';
import { SignalSign } from './SignalSign';

/** The names at the terminals: links to the buyers, or, with one chosen, toggle buttons. */
export function BuyerNames({ chosen }: { chosen?: BuyerCode }) {
  return families.map(({ id, buyers }) => (
    <div className="network-family" data-family={id} key={id}>
      {id in copy.buyers.groups && (
        <div className="network-group">{copy.buyers.groups[id as keyof typeof copy.buyers.groups]}</div>
      )}
      {buyers.map((code) => {
        const page = buyerRecords.find((buyer) => buyer.code === code);
        const words = (
          <>
            {buyerName(code)}
            {signalBuyers.includes(code) && (
              <svg aria-hidden="true" className="network-sign" viewBox="-10 -10 20 28">
                <SignalSign x={0} y={0} />
              </svg>
            )}
          </>
        );
        return chosen ? (
          <button
            aria-pressed={code === chosen}
            className="network-buyer"
            data-buyer={code}
            key={code}
            type="button"
          >
            {words}
          </button>
        ) : (
          <a className="network-buyer" href={page ? buyerPath(page.slug) : plannerPath(code)} key={code}>
            {words}
          </a>
        );
      })}
    </div>
  ));
}
