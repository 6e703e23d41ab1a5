import { Checked } from '@/components/sections/Checked';
import { RichText } from '@/components/ui/RichText';
import { type ClaimName, claims } from '@/content/claims';
import { claimId } from '@/content/page-copy/home';

/** A claim as a large figure, with its footnote under it: the one is never shown without the other. */
export function ClaimFigure({ name }: { name: ClaimName }) {
  const { qualifier, figure, label, footnote } = { qualifier: undefined, ...claims[name] };
  return (
    <li
      className="scroll-mt-28 border-rule py-5 max-md:border-b md:pt-7 md:pr-6 max-lg:md:even:border-l max-lg:md:even:pl-6 lg:not-first:border-l lg:not-first:pl-6"
      id={claimId(name)}
    >
      <p>
        <span className="block whitespace-nowrap text-figure lg:max-xl:text-[3.125rem]">
          {qualifier && <span className="mr-1 text-term tracking-normal">{qualifier} </span>}
          <RichText text={figure} terms={false} />
        </span>{' '}
        <span className="mt-2 block font-bold leading-snug">{label}</span>
      </p>
      <p className="mt-3 text-caption text-muted">
        <RichText text={footnote} />
      </p>
      <Checked className="mt-2" of={footnote} />
    </li>
  );
}
