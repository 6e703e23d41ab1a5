import { Checked } from '@/components/sections/Checked';
import { Fold } from '@/components/ui/Fold';
import { RichText } from '@/components/ui/RichText';
import { type ClaimName, claims } from '@/content/claims';
import { claimId, home } from '@/content/page-copy/home';
import { fill } from '@/lib/text/fill';
import { plainText } from '@/lib/text/rich-text';

/** A claim as a large figure with its footnote under it: neither is ever shown without the other. */
export function ClaimFigure({ name }: { name: ClaimName }) {
  const { qualifier, figure, label, footnote } = { qualifier: undefined, ...claims[name] };
  return (
    <li className="claim" id={claimId(name)}>
      <p className="max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-4">
        <span className="block md:whitespace-nowrap text-figure lg:max-xl:text-[3.125rem]">
          {qualifier && <span className="mr-1 text-term tracking-normal">{qualifier} </span>}
          <RichText text={figure} terms={false} />
        </span>{' '}
        <span className="mt-1 block font-bold max-md:max-w-[min(100%,20rem)] max-md:flex-[1_0_8.5rem] md:mt-2 leading-snug">
          {label}
        </span>
      </p>
      <Fold compact title={plainText(fill(home.about.count, { figure }))}>
        <p className="text-caption text-muted md:mt-3">
          <RichText text={footnote} />
        </p>
        <Checked className="mt-2 max-md:pb-4" of={footnote} />
      </Fold>
    </li>
  );
}
