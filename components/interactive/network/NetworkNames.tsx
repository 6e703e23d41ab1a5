import { networkCopy as copy } from '@/content/page-copy/network';
import type { BuyerCode } from '@/content/planner/codes';
import type { NetworkBuyer, NetworkMap } from '@/lib/network/data';
import { lineIds, rowsOf } from '@/lib/network/layout';
import { SignalSign } from './SignalSign';

interface NetworkNamesProps {
  map: NetworkMap;
  /** Whose route is lit. */
  buyer?: BuyerCode;
  /** Chooses a buyer; without it each name leads to the buyer's page. */
  choose?: (buyer: BuyerCode) => void;
  started?: boolean;
}

/** The names at the terminals, a row of the drawing each: toggle buttons, or links. */
export function NetworkNames({ map, buyer, choose, started }: NetworkNamesProps) {
  const rows = rowsOf(sizesOf(map)).map((row) => {
    const { line, kind } = row;
    if (kind === 'gap') return <div className="network-gap" key={`${line} ${kind}`} />;
    if (kind === 'heading')
      return (
        <div className="network-group" key={`${line} ${kind}`}>
          {copy.buyers.groups[line as keyof typeof copy.buyers.groups]}
        </div>
      );
    const { code, name, signal, href } = map.lines[line][row.buyer] as NetworkBuyer;
    const words = (
      <>
        {name}
        {signal && (
          <svg aria-hidden="true" className="network-sign" height="28" viewBox="-10 -10 20 28" width="20">
            <SignalSign />
          </svg>
        )}
      </>
    );
    return choose ? (
      <button
        aria-pressed={code === buyer}
        className="network-buyer"
        disabled={!started}
        key={code}
        onClick={() => choose(code)}
        type="button"
      >
        {words}
      </button>
    ) : (
      <a aria-current={code === buyer ? 'page' : undefined} className="network-buyer" href={href} key={code}>
        {words}
      </a>
    );
  });
  return choose ? (
    <fieldset className="network-buyers" data-script="">
      <legend className="network-legend">{copy.buyers.label}</legend>
      <div className="network-rows">{rows}</div>
    </fieldset>
  ) : (
    <nav aria-label={copy.buyers.links} className="network-buyers">
      <div className="network-rows">{rows}</div>
    </nav>
  );
}

/** Number of buyers on each line. */
export const sizesOf = ({ lines }: NetworkMap) =>
  Object.fromEntries(lineIds.map((id) => [id, lines[id].length])) as Record<(typeof lineIds)[number], number>;
