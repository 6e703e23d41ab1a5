import { networkCopy as copy } from '@/content/page-copy/network';
import type { BuyerCode } from '@/content/planner/codes';
import type { NetworkMap } from '@/lib/network/data';
import { stopRows } from '@/lib/network/layout';
import { SignalSymbol } from './symbols';

interface NetworkNamesProps {
  map: NetworkMap;
  /** The buyer whose route is highlighted. */
  buyer?: BuyerCode;
  /** Chooses a buyer; without it each name is a link to the buyer's page. */
  choose?: (buyer: BuyerCode) => void;
  /** Whether scripts run, so that the buttons respond. */
  started?: boolean;
}

/** Renders the names at the terminals, one for each row of the drawing, as toggle buttons or links. */
export function NetworkNames({ map, buyer: chosen, choose, started }: NetworkNamesProps) {
  const rows = stopRows(map.lines).map(({ line, buyer }) => {
    if (!buyer)
      return (
        <div className="network-group" key={line}>
          {groupName(line)}
        </div>
      );
    const { code, name, signal, href } = buyer;
    const label = (
      <>
        {name}
        {signal && (
          <svg aria-hidden="true" className="-my-2 flex-none" height="28" viewBox="-10 -10 20 28" width="20">
            <SignalSymbol />
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
        {label}
      </button>
    ) : (
      <a aria-current={code === chosen ? 'page' : undefined} className="network-buyer" href={href} key={code}>
        {label}
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

/** Returns the heading of a line that ends at a group of buyers; undefined for the others. */
export const groupName = (line: string): string | undefined =>
  (copy.buyers.groups as Readonly<Record<string, string>>)[line];
