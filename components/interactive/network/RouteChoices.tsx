'use client';

import { useEffect, useRef, useState } from 'react';
import { networkCopy as copy } from '@/content/page-copy/network';
import { lineIds } from '@/lib/network/layout';
import { ToggleGroup } from '../ToggleGroup';
import { groupName } from './NetworkNames';
import { type Choice, ChoiceText, ProductChoice, useRouteChoice } from './RouteProvider';
import './route.css';

/** Lines in the order of the popup: the three without a heading come first, so that its two columns have equal height. */
const popupLines = [...lineIds].sort((a, b) => Number(!!groupName(a)) - Number(!!groupName(b)));

/** Renders the banner's choices of product and buyer; each opens a popup with toggle buttons below its line. */
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

  /** Chooses an option, closes the popup and returns the focus to the button that opened it. */
  const close = (change: Partial<Choice>) => {
    choose(change);
    opener.current?.focus();
    setOpen(undefined);
  };
  const popup = {
    className: 'route-sheet',
    legendClassName: 'sr-only',
    theme: 'sheet',
  };
  const lines = [
    ['product', copy.products.options[product]],
    ['buyer', chosenBuyer.name],
  ] as const;

  return (
    <div className="route-choices" ref={root}>
      <ChoiceText />
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
      {open === 'product' && <ProductChoice {...popup} onChange={(code) => close({ product: code })} />}
      {open === 'buyer' && (
        <ToggleGroup
          {...popup}
          buttonClassName="network-product"
          legend={copy.buyers.label}
          onChange={(code) => close({ buyer: code })}
          options={popupLines.flatMap((id) =>
            map.lines[id].map(({ code, name }, index) => ({
              value: code,
              label: name,
              before: index === 0 && groupName(id) ? <p>{groupName(id)}</p> : undefined,
            })),
          )}
          value={buyer}
        />
      )}
    </div>
  );
}
