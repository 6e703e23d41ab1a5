import { NetworkChoice } from '@/components/interactive/NetworkChoice';
import { buyerBySlug } from '@/content/buyers';
import type { BuyerSlug } from '@/content/buyers/slugs';
import { networkCopy as copy } from '@/content/page-copy/network';
import { barsOf, marksFor } from '@/lib/network/marks';
import { networkProducts, networkResult, networkResults } from '@/lib/network/results';
import { figuresOf } from '@/lib/network/words';
import { fill } from '@/lib/text/fill';
import { NetworkFigures } from './NetworkFigures';
import { NetworkKey } from './NetworkKey';
import { RouteList } from './RouteList';
import { RouteMonths } from './RouteMonths';
import { WideMap } from './WideMap';
import '@/app/styles/network.css';

interface NetworkOfBuyerProps {
  slug: BuyerSlug;
  /** Size of the sheet to download, in kB. */
  sheetSize: number;
}

/** The route to one buyer, lit; its five products are a segment of toggle buttons. */
export function NetworkOfBuyer({ slug, sheetSize }: NetworkOfBuyerProps) {
  const { code, name } = buyerBySlug[slug];
  const [product] = networkProducts;
  const result = networkResult(code, product);
  return (
    <NetworkChoice
      buyer={{ code, name }}
      marks={marksFor(networkResults.filter(({ buyer }) => buyer === code))}
    >
      <fieldset className="network-segment" data-choice="segment" data-script="">
        <legend>{fill(copy.products.ofBuyer, { buyer: name })}</legend>
        {networkProducts.map((each) => (
          <button
            aria-pressed={each === product}
            data-product={each}
            data-short={copy.products.short[each]}
            key={each}
            type="button"
          >
            {copy.products.short[each]}
          </button>
        ))}
      </fieldset>
      <p className="mb-6 hidden font-bold text-small noscript:block print:hidden">
        {fill(copy.products.ofBuyer, { buyer: name })} {copy.products.short[product]}
      </p>
      <div className="network-low">
        <WideMap drawing="buyer" result={result} />
        <WideMap drawing="buyer-slim" result={result} />
      </div>
      <NetworkFigures figures={figuresOf(result)} />
      <p className="network-nothing" data-nothing="" hidden={result.total !== null}>
        {copy.nothing}
      </p>
      <RouteList result={result} />
      <RouteMonths bars={barsOf(result)} />
      <p className="mt-6 max-w-measure text-small text-muted">{copy.assumed}</p>
      <NetworkKey scale={copy.scale.lit} />
      <p className="mt-4 print:hidden">
        <a className="download" href={`/buyers/${slug}/route.pdf`}>
          {copy.sheet.download} <small>{fill(copy.sheet.file, { size: sheetSize })}</small>
        </a>
      </p>
    </NetworkChoice>
  );
}
