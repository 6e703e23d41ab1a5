import { networkCopy as copy } from '@/content/page-copy/network';
import type { BuyerCode } from '@/content/planner/codes';
import type { NetworkMap } from '@/lib/network/data';
import { stopRows } from '@/lib/network/layout';
import { SignalSign } from './signs';

interface NetworkNamesProps {
  map: NetworkMap;
  /** Whose route is lit. */
  buyer?: BuyerCode;
  /** Chooses a buyer; without it each name leads to the buyer's page. */
  choose?: (buyer: BuyerCode) => void;
  started?: boolean;
}

/** The names at the terminals, a row of the drawing each: toggle buttons, or links. */
export function NetworkNames({ map, buyer: chosen, choose, started }: NetworkNamesProps) {
  const rows = stopRows(map.lines).map(({ line, buyer }) => {
    if (!buyer)
      return (
        <div className="network-group" key={line}>
          {groupName(line)}
        </div>
      );
    const { code, name, signal, href } = buyer;
    const words = (
      <>
        {name}
        {signal && (
          <svg aria-hidden="true" className="-my-2 flex-none" height="28" viewBox="-10 -10 20 28" width="20">
            <SignalSign />
          </svg>
        )}
      </>
    );
    return choose ? (
      <button
        aria-pressed={code === chosen}
        className="network-buyer"
        disabled={!started}
        key={code}
        onClick={() => choose(code)}
        type="button"
      >
        {words}
      </button>
    ) : (
      <a aria-current={code === chosen ? 'page' : undefined} className="network-buyer" href={href} key={code}>
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

/** Heading of a line that leads to a group of buyers; the others have none. */
export const groupName = (line: string): string | undefined =>
  (copy.buyers.groups as Readonly<Record<string, string>>)[line];
