import { Fragment } from 'react';
import { networkCopy as copy } from '@/content/page-copy/network';
import type { BuyerCode } from '@/content/planner/codes';
import type { NetworkMap } from '@/lib/network/data';
import { stopRows } from '@/lib/network/layout';
import { ToggleGroup } from '../ToggleGroup';
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
  const rows = stopRows(map.lines);
  const options = rows.flatMap(({ buyer }, index) => {
    if (!buyer) return [];
    const { code, name, signal, href } = buyer;
    const group = rows[index - 1];
    return {
      value: code,
      href,
      before: group && !group.buyer && (
        <div className="col-span-full font-bold max-xl:-ml-12">{groupName(group.line)}</div>
      ),
      label: (
        <>
          {name}
          {signal && (
            <svg
              aria-hidden="true"
              className="-my-2 flex-none"
              height="28"
              viewBox="-10 -10 20 28"
              width="20"
            >
              <SignalSymbol />
            </svg>
          )}
        </>
      ),
    };
  });
  return choose ? (
    <ToggleGroup
      buttonClassName="network-buyer"
      className="network-buyers"
      disabled={!started}
      legend={copy.buyers.label}
      legendClassName="network-legend"
      listClassName="network-rows"
      onChange={choose}
      options={options.map(({ href: _, ...option }) => option)}
      value={chosen}
    />
  ) : (
    <nav aria-label={copy.buyers.links} className="network-buyers">
      <div className="network-rows">
        {options.map(({ value, href, before, label }) => (
          <Fragment key={value}>
            {before}
            <a aria-current={value === chosen ? 'page' : undefined} className="network-buyer" href={href}>
              {label}
            </a>
          </Fragment>
        ))}
      </div>
    </nav>
  );
}

/** Returns the heading of a line that ends at a group of buyers; undefined for the others. */
export const groupName = (line: string): string | undefined =>
  (copy.buyers.groups as Readonly<Record<string, string>>)[line];
