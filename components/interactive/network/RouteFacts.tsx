'use client';

import { ButtonLink } from '@/components/ui/ButtonLink';
import { networkCopy } from '@/content/page-copy/network';
import { fill } from '@/lib/text/fill';
import { useRouteChoice } from './RouteProvider';

const copy = networkCopy.marked;

/** Renders three milestones: ready to bid, first certificates, and certified for the chosen buyer. */
export function RouteFacts({ ready, first }: { ready: string; first: string }) {
  const { chosenBuyer, answer } = useRouteChoice();
  const months = answer.figures?.months;
  const certified = fill(copy.certified, { buyer: chosenBuyer.inText ?? copy.thisBuyer });
  return (
    <ul className="route-facts">
      <Fact label={copy.ready} months={ready} />
      <Fact label={copy.first} months={first} />
      <Fact label={months ? certified : copy.ask} months={months} />
    </ul>
  );
}

function Fact({ months, label }: { months?: string | undefined; label: string }) {
  return (
    <li>
      <b>{months ?? copy.open}</b> {months && <strong>{`${networkCopy.figures.months} `}</strong>}
      <span>{label}</span>
    </li>
  );
}

/** Renders the link to the planner with the chosen product and buyer. */
export function PlanLink({ children }: { children: string }) {
  return (
    <ButtonLink arrow href={useRouteChoice().plan}>
      {children}
    </ButtonLink>
  );
}
