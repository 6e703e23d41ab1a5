import { clsx } from 'clsx';
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
    <SectionFrame theme="tint" id="why" lead={<RichText text={lead} />} title={title}>
      <MonthsRuler />
      <ol
        aria-label={home.why.claims}
        className="mt-6 scroll-mt-28 grid grid-cols-up-to-3 gap-x-gap ink-t"
        id="notes"
      >
        {claimOrder.map((name, index) => (
          <Claim key={name} name={name} number={index + 1} />
        ))}
      </ol>
      <p className="part-caption mt-4">
        {checked && `${factLabels.checked} ${formatDate(checked)}. `}
        {endorsement}
      </p>
    </SectionFrame>
  );
}

/**
 * Renders a claim: figure, label and note. The last three, which no public source confirms or which we guarantee
 * ourselves, have a smaller figure. On mobile only the first sentence of the note shows; a disclosure has the
 * rest.
 */
function Claim({ name, number }: { name: ClaimName; number: number }) {
  const { qualifier, figure, footnote } = { qualifier: undefined, ...claims[name] };
  const [, first = footnote, rest] = /^(.+?\.) (.+)$/s.exec(footnote) ?? [];
  // On mobile the label is next to a large figure, and in one line with a small one.
  const headClass = number > 3 ? 'claim-head max-md:block' : 'claim-head';
  const summary = (
    <>
      <span className={clsx('whitespace-nowrap', number > 3 ? 'text-name' : 'text-figure')}>
        {qualifier && <small className="font-bold text-small">{qualifier} </small>}
        <RichText text={figure} terms={false} />
      </span>{' '}
      <span className="text-small md:font-bold">{ledger[name]}</span>{' '}
      <span
        className="col-span-full mt-1 block scroll-mt-28 text-caption text-muted"
        id={rest ? undefined : claimId(name)}
      >
        <strong className="mr-1 text-fg">{number}</strong> <RichText text={first} terms={false} />
      </span>
    </>
  );
  return (
    <li className="scroll-mt-28 hair-b py-2 md:py-3" id={claimFigureId(name)}>
      {rest ? (
        <ResponsiveDisclosure heading={summary} summaryClassName={headClass}>
          {' '}
          <p className="mt-1 scroll-mt-28 text-caption text-muted" id={claimId(name)}>
            <RichText text={rest} />
          </p>
        </ResponsiveDisclosure>
      ) : (
        <div className={headClass}>{summary}</div>
      )}
    </li>
  );
}
