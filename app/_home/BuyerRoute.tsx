import { Network } from '@/components/interactive/network/Network';
import { RichText } from '@/components/ui/RichText';
import { SectionFrame } from '@/components/ui/SectionFrame';
import { home } from '@/content/page-copy/home';
import { networkAnswerCopy as copy } from '@/content/page-copy/network';
import { networkResults } from '@/lib/network/results';
import { fill } from '@/lib/text/fill';

/** Renders what each buyer requires of a maker as the network. The selection is shared with the rest of the page. */
export function BuyerRoute() {
  return (
    <SectionFrame theme="ink" labelledBy="network">
      <Network
        heading={
          <h2 className="part-section mb-4" id="network">
            {copy.title}
          </h2>
        }
        more={
          <a className="underline underline-offset-link" href={`/buyers#${copy.table.id}`}>
            {fill(copy.table.link, { count: networkResults.length })}
          </a>
        }
      />
      <p className="mt-3 text-small">
        <RichText terms={false} text={home.total} /> <RichText terms={false} text={copy.cash} />
      </p>
    </SectionFrame>
  );
}
