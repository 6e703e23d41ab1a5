'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { networkCopy as copy } from '@/content/page-copy/network';
import type { NetworkAnswers, NetworkMap } from '@/lib/network/data';
import type { NetworkProduct } from '@/lib/network/results';
import { fill } from '@/lib/text/fill';
import { ChosenLine } from './ChosenLine';
import { NetworkAnswer } from './NetworkAnswer';
import { NetworkDrawing } from './NetworkDrawing';
import { NetworkKey } from './NetworkKey';
import { NetworkNames } from './NetworkNames';
import { type Choice, useRouteChoice } from './RouteProvider';
import '@/app/styles/network.css';

interface NetworkProps {
  map: NetworkMap;
  answers: NetworkAnswers;
  /** The heading, over the choices. */
  heading: ReactNode;
  /** A buyer's own page: the other names are links, and the verdicts stand in a list with their months. */
  ofBuyer?: boolean;
  /** Beside the word on the scale. */
  more?: ReactNode;
}

const products = Object.entries(copy.products.options) as [NetworkProduct, string][];
/** A choice is said when nothing else is chosen for this long, in ms. */
const quiet = 500;

/** The map of the planner's own rules: certifications as stops, buyers as terminals; the chosen route is lit. */
export function Network({ map, answers, heading, ofBuyer = false, more }: NetworkProps) {
  const { buyer, product, choose, started, chosen } = useRouteChoice();
  const [open, setOpen] = useState<keyof Choice>();
  const opener = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState('');

  const name = Object.values(map.families)
    .flat()
    .find(({ code }) => code === buyer)?.name as string;
  const index = answers.of[buyer]?.[products.findIndex(([code]) => code === product)] ?? 0;
  const answer = answers.answers[index] as NetworkAnswers['answers'][number];
  const verdicts = answer.stops.map((place) => answers.verdicts[place] ?? (['none', ''] as const));
  const sentence = fill(copy.announced.names, {
    buyer: name,
    product: copy.products.short[product],
    said: answer.said,
  });

  useEffect(() => {
    if (!chosen) return;
    const timer = setTimeout(() => setSaid(sentence), quiet);
    return () => clearTimeout(timer);
  }, [chosen, sentence]);

  /** On the phone a press closes the choices and gives the focus back to the line that opened them. */
  function press(change: Partial<Choice>) {
    choose(change);
    if (open) opener.current?.focus();
    setOpen(undefined);
  }

  const line = (choice: keyof Choice, value: string) => (
    <ChosenLine
      choice={choice}
      open={open === choice}
      name={value}
      onChange={(button) => {
        opener.current = button;
        setOpen(open === choice ? undefined : choice);
      }}
      started={started}
    />
  );

  return (
    <div className="network" data-of={ofBuyer ? 'buyer' : 'all'}>
      <div className="network-stage">
        <div className="network-choice">
          {heading}
          {!ofBuyer && line('product', copy.products.options[product])}
          <fieldset
            className="network-products"
            data-open={ofBuyer || open === 'product' ? '' : undefined}
            data-script=""
          >
            <legend className="network-legend">{copy.products.label}</legend>
            {products.map(([code, label]) => (
              <button
                aria-pressed={code === product}
                className="network-product"
                disabled={!started}
                key={code}
                onClick={() => press({ product: code })}
                type="button"
              >
                {label}
              </button>
            ))}
            <a className="network-other" href="/planner">
              {copy.products.other}
            </a>
          </fieldset>
          {!ofBuyer && line('buyer', name)}
        </div>
        <NetworkDrawing buyer={buyer} map={map} verdicts={verdicts} words={!ofBuyer} />
        <NetworkNames
          buyer={buyer}
          map={map}
          {...(!ofBuyer && { choose: (code) => press({ buyer: code }), open: open === 'buyer', started })}
        />
        <NetworkAnswer
          answer={answer}
          map={map}
          name={name}
          ofBuyer={ofBuyer}
          plan={answers.plan.replace('{buyer}', buyer).replace('{product}', product)}
          verdicts={verdicts}
        />
      </div>
      <NetworkKey more={more} scale={ofBuyer ? copy.scale.ofBuyer : copy.scale.lit} />
      <p className="network-assumed">{copy.assumed}</p>
      <p aria-live="polite" className="sr-only" role="status">
        {said}
      </p>
    </div>
  );
}
