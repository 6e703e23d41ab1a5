import { RichText } from '@/components/ui/RichText';
import { labels } from '@/content/labels';
import { fill } from '@/lib/text/fill';

/** A route on a ruler of months: what it is called, what stands under its name, its phases in months. */
export interface ScaleRoute {
  name: string;
  summary: string;
  phases: readonly { name: string; months: number }[];
}

/** Name and summary of a route over its drawing, and its phases for those who do not see that. */
export function RouteHead({ route: { name, summary, phases } }: { route: ScaleRoute }) {
  return (
    <div className="relative z-1">
      <h3 className="w-max max-w-full bg-ground pr-2 text-name">{name}</h3>
      <p className="w-max max-w-full bg-ground pr-2 text-body text-muted">
        <RichText text={summary} />
      </p>
      {/* Large text has no room in the bar, nor have wider letters on the narrowest phones. */}
      <ol className="sr-only tight:not-sr-only">
        {phases.map((phase) => (
          <li
            key={phase.name}
          >{`${phase.name}: ${fill(phase.months === 1 ? labels.oneMonth : labels.months, { number: phase.months })}`}</li>
        ))}
      </ol>
    </div>
  );
}
