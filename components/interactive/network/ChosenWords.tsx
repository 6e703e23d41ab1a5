import { networkCopy as copy } from '@/content/page-copy/network';
import { useRouteChoice } from './RouteProvider';

/** The choice in words, where no button says it: without scripts and on paper. */
export function ChosenWords() {
  const { chosenBuyer, product } = useRouteChoice();
  return (
    <p className="route-words">
      {copy.chosen.product}: <b>{copy.products.options[product]}</b> · {copy.chosen.buyer}:{' '}
      <b>{chosenBuyer.name}</b>
    </p>
  );
}
