'use client';

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { networkCopy as copy } from '@/content/page-copy/network';
import { type BuyerCode, buyerCodes } from '@/content/planner/codes';
import type { NetworkAnswer, NetworkAnswers, NetworkBuyer, NetworkMap } from '@/lib/network/data';
import type { NetworkProduct } from '@/lib/network/results';
import { afterPaint } from '../after-frame';
import { subscribeToHashParam, writeHashParam } from '../hash-param';

/** Who buys, and what is made. */
export interface Choice {
  buyer: BuyerCode;
  product: NetworkProduct;
}

/** The products in the order of their buttons. */
export const products = Object.entries(copy.products.options) as [NetworkProduct, string][];

interface RouteProviderProps extends Choice {
  map: NetworkMap;
  answers: NetworkAnswers;
  /** The page is one buyer's: only the product can be chosen. */
  fixed?: boolean;
  children: ReactNode;
}

const known = {
  buyer: (value?: string) => (buyerCodes as readonly (string | undefined)[]).includes(value),
  product: (value?: string) => products.some(([code]) => code === value),
};

/** The chosen route in all its parts, kept in the address: `#buyer=DE&product=drones`. */
function useRoute({ buyer, product, map, answers, fixed }: Omit<RouteProviderProps, 'children'>) {
  const [choice, setChoice] = useState<Choice>({ buyer, product });
  const [started, setStarted] = useState(false);
  const [chosen, setChosen] = useState<Choice>();

  useEffect(() => {
    setStarted(true);
    const follow = (name: keyof Choice, first: string) =>
      subscribeToHashParam(name, (value) =>
        setChoice((now) => ({ ...now, [name]: known[name](value) ? value : first })),
      );
    const stops = [...(fixed ? [] : [follow('buyer', buyer)]), follow('product', product)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [buyer, product, fixed]);

  // A new address takes longer than the answer: it follows the paint.
  useEffect(() => {
    if (!chosen) return;
    const timer = setTimeout(() => {
      if (!fixed) writeHashParam('buyer', chosen.buyer);
      writeHashParam('product', chosen.product);
    }, afterPaint);
    return () => clearTimeout(timer);
  }, [chosen, fixed]);

  const buyers = Object.values(map.lines).flat();
  const place = products.findIndex(([code]) => code === choice.product);
  const answer = answers.answers[answers.of[choice.buyer]?.[place] ?? 0] as NetworkAnswer;
  return {
    ...choice,
    map,
    /** The chosen buyer as the map has it. */
    chosenBuyer: buyers.find(({ code }) => code === choice.buyer) as NetworkBuyer,
    /** What follows from the choice, and the mark and word of each stop. */
    answer,
    verdicts: answer.stops.map((stop) => answers.verdicts[stop] ?? (['none', ''] as const)),
    /** Address of the planner with the choice. */
    plan: answers.plan.replace('{buyer}', choice.buyer).replace('{product}', choice.product),
    /** Chooses a buyer, a product or both. */
    choose(change: Partial<Choice>) {
      const next = { ...choice, ...change };
      setChoice(next);
      setChosen(next);
    },
    /** Scripts run: buttons respond. */
    started,
    /** A visitor has chosen; until then nothing is said. */
    chosen: chosen !== undefined,
  };
}

const Context = createContext<ReturnType<typeof useRoute> | null>(null);

/** Holds the chosen route for everything inside. */
export const RouteProvider = ({ children, ...props }: RouteProviderProps) => (
  <Context value={useRoute(props)}>{children}</Context>
);

/** The chosen route, and how another one is chosen. */
export function useRouteChoice() {
  const route = useContext(Context);
  if (!route) throw new Error('useRouteChoice: no RouteProvider around it');
  return route;
}

/** The choice in words, where no button says it: without scripts and on paper. */
export function ChosenWords() {
  const { chosenBuyer, product } = useRouteChoice();
  return (
    <p className="route-words">
      {copy.chosen.product}: <b>{copy.products.options[product]}</b> · {copy.chosen.buyer}:{' '}
      <b>{chosenBuyer.name}</b>
    </p>
  );
}
