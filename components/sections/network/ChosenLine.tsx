import { networkCopy } from '@/content/page-copy/network';

const copy = networkCopy.chosen;

/** On the phone: what is chosen, and the button that opens its choices. */
export function ChosenLine({ choice, name }: { choice: 'buyer' | 'product'; name: string }) {
  return (
    <p className="network-chosen">
      <span>{copy[choice]}</span> <b data-name={choice}>{name}</b>
      <button aria-expanded="false" data-change={choice} data-script="" type="button">
        {copy.change}
        <span className="sr-only"> {copy.what[choice]}</span>
      </button>
    </p>
  );
}
