'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { networkCopy as copy } from '@/content/page-copy/network';
import { fill } from '@/lib/text/fill';
import { NetworkAnswer } from './NetworkAnswer';
import { NetworkDrawing } from './NetworkDrawing';
import { NetworkKey } from './NetworkKey';
import { NetworkNames } from './NetworkNames';
import { ChoiceText, ProductChoice, useRouteChoice } from './RouteProvider';
import './network.css';

interface NetworkProps {
  /** The heading above the choices. */
  heading: ReactNode;
  /** Whether this is the page of one buyer: other names are links. */
  ofBuyer?: boolean;
  /** The months of each certification, only on the page of one buyer. */
  months?: ReactNode;
  /** Content next to the note on the scale. */
  more?: ReactNode;
}

/** Delay in ms after the last choice until it is announced. */
const announcementDelay = 500;

/** Renders the planner's rules as a map: certifications as stops, buyers as terminals; the chosen route is highlighted. */
export function Network({ heading, ofBuyer = false, months, more }: NetworkProps) {
  const { buyer, product, map, chosenBuyer, answer, verdicts, plan, choose, started, chosen } =
    useRouteChoice();
  const [announcement, setAnnouncement] = useState('');
  const sentence = fill(copy.announced.names, {
    buyer: chosenBuyer.name,
    product: copy.products.short[product],
    said: answer.said,
  });

  useEffect(() => {
    if (!chosen) return;
    const timer = setTimeout(() => setAnnouncement(sentence), announcementDelay);
    return () => clearTimeout(timer);
  }, [chosen, sentence]);

  return (
    <div className="network" data-of={ofBuyer ? 'buyer' : 'all'}>
      <div className="flex flex-col lg:grid">
        <div className="network-choice">
          {heading}
          {!ofBuyer && <ChoiceText />}
          <ProductChoice
            className="network-products"
            disabled={!started}
            legendClassName="network-legend"
            onChange={(code) => choose({ product: code })}
          />
        </div>
        <NetworkDrawing buyer={buyer} map={map} verdicts={verdicts} />
        <NetworkNames
          buyer={buyer}
          map={map}
          {...(!ofBuyer && { choose: (code) => choose({ buyer: code }), started })}
        />
        <NetworkAnswer
          answer={answer}
          map={map}
          name={chosenBuyer.name}
          ofBuyer={ofBuyer}
          plan={plan}
          verdicts={verdicts}
        />
        {months}
      </div>
      <NetworkKey more={more} scale={ofBuyer ? copy.scale.ofBuyer : copy.scale.lit} />
      <p className="mt-2 max-w-measure text-caption text-muted lg:max-w-none">
        {ofBuyer ? copy.assumedShort : copy.assumed}
      </p>
      <p aria-live="polite" className="sr-only" role="status">
        {announcement}
      </p>
    </div>
  );
}
