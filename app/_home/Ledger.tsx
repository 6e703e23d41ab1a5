import { RichText } from '@/components/ui/RichText';
import { type ClaimName, claims } from '@/content/claims';
import { claimOrder, home, ledgerId } from '@/content/page-copy/home';
import { NoteLink } from './NoteLink';

/** The six claims: figure, what it measures, and the number of its note. */
export function Ledger() {
  return (
    <ol
      aria-label={home.why.claims}
      className="mt-4 grid grid-cols-2 gap-x-4 border-fg border-t-2 md:mt-12 lg:grid-cols-3 lg:gap-x-6"
    >
      {claimOrder.map((name) => (
        <Entry key={name} name={name} />
      ))}
    </ol>
  );
}

function Entry({ name }: { name: ClaimName }) {
  const { qualifier, figure } = { qualifier: undefined, ...claims[name] };
  return (
    <li className="scroll-mt-28 border-rule border-b py-3 md:pt-6 md:pb-6" id={ledgerId(name)}>
      <p>
        <span className="block text-figure tabular-nums">
          {qualifier && <span className="font-bold text-small">{qualifier} </span>}
          <RichText text={figure} terms={false} />
        </span>{' '}
        <span className="mt-2 block text-small md:text-body">
          {home.why.ledger[name]}
          <NoteLink name={name} />
        </span>
      </p>
    </li>
  );
}
