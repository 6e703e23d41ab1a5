import { clsx } from 'clsx';
import { networkCopy as copy } from '@/content/page-copy/network';
import type { BuyerCode } from '@/content/planner/codes';
import type { NetworkMap } from '@/lib/network/data';
import { rowsOf } from '@/lib/network/layout';
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
  const rows = rowsOf(map.lines).map(({ line, buyer }) => {
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
  // As wide as the drawing leaves it: from 914 of 1,084 units on. Below the desktop only the list of all links has a place.
  const className = clsx(
    'relative lg:col-start-1 lg:row-start-1 lg:ml-auto lg:w-170/1084 lg:min-w-0',
    chosen && 'mt-24 max-lg:hidden xl:mt-16',
  );
  const names = <div className={clsx('network-rows', !chosen && 'max-lg:ink-t max-lg:pt-1')}>{rows}</div>;
  return choose ? (
    <fieldset className={className} data-script="">
      <legend className="network-legend lg:absolute lg:bottom-full lg:-ml-4 lg:whitespace-nowrap">
        {copy.buyers.label}
      </legend>
      {names}
    </fieldset>
  ) : (
    <nav aria-label={copy.buyers.links} className={className}>
      {names}
    </nav>
  );
}

/** Heading of a line that leads to a group of buyers; the others have none. */
export const groupName = (line: string): string | undefined =>
  (copy.buyers.groups as Readonly<Record<string, string>>)[line];
