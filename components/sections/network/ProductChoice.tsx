import { networkCopy } from '@/content/page-copy/network';
import { type NetworkProduct, networkProducts } from '@/lib/network/results';

const copy = networkCopy.products;

/** The products as toggle buttons, one of them pressed. */
export function ProductChoice({ chosen }: { chosen: NetworkProduct }) {
  return (
    <fieldset className="network-products" data-choice="product" data-script="">
      <legend className="network-legend">{copy.label}</legend>
      <div className="network-options">
        {networkProducts.map((code) => (
          <button
            aria-pressed={code === chosen}
            className="network-product"
            data-product={code}
            data-short={copy.short[code]}
            key={code}
            type="button"
          >
            {copy.options[code]}
          </button>
        ))}
        <a className="network-other" href="/planner">
          {copy.other}
        </a>
      </div>
    </fieldset>
  );
}
