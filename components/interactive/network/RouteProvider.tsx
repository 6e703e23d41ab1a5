'use client';

import { type ComponentProps, createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { networkCopy as copy } from '@/content/page-copy/network';
import type { BuyerCode } from '@/content/planner/codes';
import type { NetworkAnswerData, NetworkAnswers, NetworkBuyer, NetworkMap } from '@/lib/network/data';
import type { NetworkProduct } from '@/lib/network/results';
import { fill } from '@/lib/text/fill';
import { ToggleGroup } from '../ToggleGroup';
import { useHashParam } from '../use-hash-param';

/** The chosen buyer and product. */
export interface Choice {
  buyer: BuyerCode;
  product: NetworkProduct;
}

/** The products in the order of their buttons. */
export const products = Object.entries(copy.products.options) as [NetworkProduct, string][];

interface RouteProviderProps extends Choice {
  map: NetworkMap;
  answers: NetworkAnswers;
  /** Whether the buyer cannot be changed, as on the page of one buyer. */
  fixed?: boolean;
  children: ReactNode;
}

/** Returns the chosen route and its result; the choice is stored in the fragment: `#buyer=DE&product=drones`. */
function useRoute({ buyer, product, map, answers, fixed }: Omit<RouteProviderProps, 'children'>) {
  const [buyerParam, setBuyer] = useHashParam('buyer', { deferred: true });
  const [productParam, setProduct] = useHashParam('product', { deferred: true });
  const [started, setStarted] = useState(false);
  const [chosen, setChosen] = useState(false);
  useEffect(() => setStarted(true), []);

  const buyers = Object.values(map.lines).flat();
  const choice: Choice = {
    buyer: (!fixed && buyers.find(({ code }) => code === buyerParam)?.code) || buyer,
    product: products.find(([code]) => code === productParam)?.[0] ?? product,
  };
  const productIndex = products.findIndex(([code]) => code === choice.product);
  const answer = answers.answers[answers.of[choice.buyer]?.[productIndex] ?? 0] as NetworkAnswerData;
  return {
    ...choice,
    map,
    /** The record of the chosen buyer in the map. */
    chosenBuyer: buyers.find(({ code }) => code === choice.buyer) as NetworkBuyer,
    /** The result for the choice. */
    answer,
    /** State and label of each stop. */
    verdicts: answer.stops.map((stop) => answers.verdicts[stop] ?? (['none', ''] as const)),
    /** URL of the planner with the choice. */
    plan: fill(answers.plan, { buyer: choice.buyer, product: choice.product }),
    /** Chooses a buyer, a product or both. */
    choose(change: Partial<Choice>) {
      const next = { ...choice, ...change };
      if (!fixed) setBuyer(next.buyer);
      setProduct(next.product);
      setChosen(true);
    },
    /** Whether scripts run, so that buttons respond. */
    started,
    /** Whether the visitor has made a choice; until then nothing is announced. */
    chosen,
  };
}

const Context = createContext<ReturnType<typeof useRoute> | null>(null);

/** Provides the chosen route to its children. */
export const RouteProvider = ({ children, ...props }: RouteProviderProps) => (
  <Context value={useRoute(props)}>{children}</Context>
);

/** Returns the chosen route and the function that changes it; throws outside a RouteProvider. */
export function useRouteChoice() {
  const route = useContext(Context);
  if (!route) throw new Error('useRouteChoice must be used within a RouteProvider');
  return route;
}

/** Renders the choice as text where there are no buttons: without scripts and in print. */
export function ChoiceText() {
  const { chosenBuyer, product } = useRouteChoice();
  return (
    <p className="route-words">
      {copy.chosen.product}: <b>{copy.products.options[product]}</b> · {copy.chosen.buyer}:{' '}
      <b>{chosenBuyer.name}</b>
    </p>
  );
}

/** Renders the choice of a product, and a link to the planner for other products. */
export function ProductChoice({
  onChange,
  ...props
}: Pick<ComponentProps<typeof ToggleGroup>, 'className' | 'disabled' | 'legendClassName' | 'theme'> & {
  onChange: (product: NetworkProduct) => void;
}) {
  const { product } = useRouteChoice();
  return (
    <ToggleGroup
      {...props}
      buttonClassName="network-product"
      legend={copy.products.label}
      onChange={onChange}
      options={products.map(([value, label]) => ({ value, label }))}
      value={product}
    >
      <a
        className="ml-8 flex min-h-9 w-fit items-center text-small underline underline-offset-link"
        href="/planner"
      >
        {copy.products.other}
      </a>
    </ToggleGroup>
  );
}
