import { ResponsiveDisclosure } from '@/components/ui/ResponsiveDisclosure';
import { RichText } from '@/components/ui/RichText';
import { SectionFrame } from '@/components/ui/SectionFrame';
import { type ClaimName, claims } from '@/content/claims';
import { factLabels } from '@/content/facts/labels';
import { claimFigureId, claimId, claimOrder, home } from '@/content/page-copy/home';
import { checkedMonth } from '@/lib/facts/facts';
import { formatDate } from '@/lib/figures/format';
import { MonthsRuler } from './MonthsRuler';

const { title, lead, ledger, endorsement } = home.why;
const checked = checkedMonth(claims);

/** Renders why to choose us: both routes on one ruler of months, and below it the six claims with their notes. */
export function Why() {
  return (
    <SectionFrame theme="tint" labelledBy="why">
      <div className="gap-x-6 lg:grid lg:grid-cols-seven-five lg:items-end">
        <h2 className="part-section max-w-11em" id="why">
          {title}
        </h2>
        <p className="text-lead max-lg:mt-3">
          <RichText text={lead} />
        </p>
      </div>
      <MonthsRuler />
      <ol
        aria-label={home.why.claims}
        className="claims mt-4 scroll-mt-28 ink-t md:mt-6 md:grid md:grid-cols-2 md:gap-x-6 lg:grid-cols-3"
        id="notes"
      >
        {claimOrder.map((name, index) => (
          <Claim key={name} name={name} number={index + 1} />
        ))}
      </ol>
      <p className="mt-3 text-caption text-muted md:mt-4">
        {checked && `${factLabels.checked} ${formatDate(checked)}. `}
        {endorsement}
      </p>
    </SectionFrame>
  );
}

/**
 * Renders a claim: figure, label and note. On mobile only the first sentence of the note shows; a disclosure has the
 * rest.
 */
function Claim({ name, number }: { name: ClaimName; number: number }) {
  const { qualifier, figure, footnote } = { qualifier: undefined, ...claims[name] };
  const [, first = footnote, rest] = /^(.+?\.) (.+)$/s.exec(footnote) ?? [];
  const summary = (
    <>
      <span className="claim-figure">
        {qualifier && <small className="font-bold text-small">{qualifier} </small>}
        <RichText text={figure} terms={false} />
      </span>{' '}
      <span className="claim-label">{ledger[name]}</span>{' '}
      <span className="claim-note" id={rest ? undefined : claimId(name)}>
        <strong className="mr-1 text-fg">{number}</strong> <RichText text={first} terms={false} />
      </span>
    </>
  );
  return (
    <li id={claimFigureId(name)}>
      {rest ? (
        <ResponsiveDisclosure heading={summary} summaryClassName="claim-head">
          {' '}
          <p className="claim-rest" id={claimId(name)}>
            <RichText text={rest} />
          </p>
        </ResponsiveDisclosure>
      ) : (
        <div className="claim-head">{summary}</div>
      )}
    </li>
  );
}
