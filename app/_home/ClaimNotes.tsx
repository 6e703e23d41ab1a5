import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { type ClaimName, claims } from '@/content/claims';
import { factLabels } from '@/content/facts/labels';
import { claimId, claimOrder, home, ledgerId } from '@/content/page-copy/home';
import { checkedMonth } from '@/lib/facts/facts';
import { formatDate } from '@/lib/figures/format';
import { fill } from '@/lib/text/fill';

const checked = checkedMonth(claims);

/** What each claim rests on and what it leaves out, numbered as in the ledger. */
export function ClaimNotes() {
  const { title, endorsement } = home.notes;
  return (
    <Section className="border-rule border-t pt-4 pb-4 md:pt-12 md:pb-16" labelledBy="notes" pad="none">
      <h2 className="text-sub" id="notes">
        {title}
      </h2>
      <ol className="mt-4 mb-3 gap-x-16 md:mt-6 md:mb-4 md:columns-2">
        {claimOrder.map((name, index) => (
          <Note key={name} name={name} number={index + 1} />
        ))}
      </ol>
      <p className="text-caption text-muted">
        {checked && `${factLabels.checked} ${formatDate(checked)}. `}
        {endorsement}
      </p>
    </Section>
  );
}

function Note({ name, number }: { name: ClaimName; number: number }) {
  const { figure, footnote } = claims[name];
  return (
    <li
      className="mb-2 grid scroll-mt-28 break-inside-avoid grid-cols-[1.75rem_1fr] text-caption md:mb-3 md:text-small"
      id={claimId(name)}
    >
      <a
        aria-label={fill(home.why.toClaim, { number })}
        className="-mt-0.5 -ml-1 h-6 w-6 text-center font-bold no-underline hover:underline"
        href={`#${ledgerId(name)}`}
      >
        {number}
      </a>
      <p className="text-muted">
        <b className="font-bold text-fg">
          <RichText text={figure} terms={false} />.
        </b>{' '}
        <RichText text={footnote} />
      </p>
    </li>
  );
}
