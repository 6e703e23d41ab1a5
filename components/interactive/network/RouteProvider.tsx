'use client';

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { networkCopy } from '@/content/page-copy/network';
import { type BuyerCode, buyerCodes } from '@/content/planner/codes';
import type { NetworkAnswer, NetworkAnswers, NetworkBuyer, NetworkMap } from '@/lib/network/data';
import type { NetworkProduct } from '@/lib/network/results';
import { followChoice, keepChoice } from '../kept-choice';

/** Who buys, and what is made. */
export interface Choice {
  buyer: BuyerCode;
  product: NetworkProduct;
}

/** The products in the order of their buttons. */
export const products = Object.entries(networkCopy.products.options) as [NetworkProduct, string][];

interface RouteChoice extends Choice {
  map: NetworkMap;
  /** The chosen buyer as the map has it. */
  chosenBuyer: NetworkBuyer;
  /** What follows from the choice, and the mark and word of each stop. */
  answer: NetworkAnswer;
  verdicts: readonly NetworkAnswers['verdicts'][number][];
  /** Address of the planner with the choice. */
  plan: string;
  /** Chooses a buyer, a product or both. */
  choose: (change: Partial<Choice>) => void;
  /** Scripts run: buttons respond. */
  started: boolean;
  /** A visitor has chosen; until then nothing is said. */
  chosen: boolean;
}

const Context = createContext<RouteChoice | null>(null);

interface RouteProviderProps extends Choice {
  map: NetworkMap;
  answers: NetworkAnswers;
  /** The page is one buyer's: only the product can be chosen. */
  fixed?: boolean;
  children: ReactNode;
}

const known = {
  buyer: (value?: string) => (buyerCodes as readonly (string | undefined)[]).includes(value),
  product: (value?: string) => value !== undefined && Object.hasOwn(networkCopy.products.options, value),
};

/** Holds the chosen route for everything inside, and keeps it in the address: `#buyer=DE&product=drones`. */
export function RouteProvider({ buyer, product, map, answers, fixed = false, children }: RouteProviderProps) {
  const [choice, setChoice] = useState<Choice>({ buyer, product });
  const [started, setStarted] = useState(false);
  const [chosen, setChosen] = useState(false);

  useEffect(() => {
    setStarted(true);
    const follow = (name: keyof Choice, first: string) =>
      followChoice(name, (value) =>
        setChoice((now) => ({ ...now, [name]: known[name](value) ? value : first })),
      );
    const stops = [...(fixed ? [] : [follow('buyer', buyer)]), follow('product', product)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [buyer, product, fixed]);

  function choose(change: Partial<Choice>) {
    const next = { ...choice, ...change };
    setChoice(next);
    setChosen(true);
    if (!fixed) keepChoice('buyer', next.buyer);
    keepChoice('product', next.product);
  }

  const place = products.findIndex(([code]) => code === choice.product);
  const answer = answers.answers[answers.of[choice.buyer]?.[place] ?? 0] as NetworkAnswer;
  const route = {
    ...choice,
    map,
    chosenBuyer: Object.values(map.lines)
      .flat()
      .find(({ code }) => code === choice.buyer) as NetworkBuyer,
    answer,
    verdicts: answer.stops.map((stop) => answers.verdicts[stop] ?? (['none', ''] as const)),
    plan: answers.plan.replace('{buyer}', choice.buyer).replace('{product}', choice.product),
    choose,
    started,
    chosen,
  };
  return <Context value={route}>{children}</Context>;
}

/** The chosen route, and how another one is chosen. */
export function useRouteChoice(): RouteChoice {
  const route = useContext(Context);
  if (!route) throw new Error('useRouteChoice: no RouteProvider around it');
  return route;
}
