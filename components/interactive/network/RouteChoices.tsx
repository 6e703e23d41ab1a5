'use client';

import { Fragment, useEffect, useRef, useState } from 'react';
import { networkCopy as copy } from '@/content/page-copy/network';
import { lineIds } from '@/lib/network/layout';
import { groupName } from './NetworkNames';
import { type Choice, ChosenWords, products, useRouteChoice } from './RouteProvider';

/** The three without a heading come first, so that the two columns of the sheet are equally long. */
const sheetLines = [...lineIds].sort((a, b) => Number(!!groupName(a)) - Number(!!groupName(b)));

/** What is made and who buys it, in the banner: each opens a sheet of toggle buttons under its line. */
export function RouteChoices() {
  const { buyer, product, map, chosenBuyer, choose, started } = useRouteChoice();
  const [open, setOpen] = useState<keyof Choice>();
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const { signal } = listening;
    const outside = ({ target }: Event) => !root.current?.contains(target as Node) && setOpen(undefined);
    document.addEventListener('pointerdown', outside, { signal });
    document.addEventListener('focusin', outside, { signal });
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        opener.current?.focus();
        setOpen(undefined);
      },
      { signal },
    );
    return () => listening.abort();
  }, [open]);

  /** A press closes the sheet and gives the focus back to the line that opened it. */
  const option = (change: Partial<Choice>, pressed: boolean, label: string) => (
    <button
      aria-pressed={pressed}
      className="network-product"
      key={label}
      onClick={() => {
        choose(change);
        opener.current?.focus();
        setOpen(undefined);
      }}
      type="button"
    >
      {label}
    </button>
  );
  const lines = [
    ['product', copy.products.options[product]],
    ['buyer', chosenBuyer.name],
  ] as const;

  return (
    <div className="route-choices" ref={root}>
      <ChosenWords />
      {lines.map(([choice, value]) => (
        <button
          aria-expanded={open === choice}
          className="route-line"
          data-script=""
          disabled={!started}
          key={choice}
          onClick={({ currentTarget }) => {
            opener.current = currentTarget;
            setOpen(open === choice ? undefined : choice);
          }}
          type="button"
        >
          <span>{copy.chosen[choice]}</span> <b>{value}</b> <small>{copy.chosen.change}</small>
        </button>
      ))}
      {open && (
        <fieldset className="route-sheet" data-theme="sheet">
          <legend className="sr-only">{copy[open === 'buyer' ? 'buyers' : 'products'].label}</legend>
          {open === 'product'
            ? products.map(([code, label]) => option({ product: code }, code === product, label))
            : sheetLines.map((id) => (
                <Fragment key={id}>
                  {groupName(id) && <p>{groupName(id)}</p>}
                  {map.lines[id].map(({ code, name }) => option({ buyer: code }, code === buyer, name))}
                </Fragment>
              ))}
          {open === 'product' && (
            <a className="network-other" href="/planner">
              {copy.products.other}
            </a>
          )}
        </fieldset>
      )}
    </div>
  );
}
