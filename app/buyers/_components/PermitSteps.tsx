import { Fold } from '@/components/ui/Fold';
import { RichText } from '@/components/ui/RichText';
import { permitSteps } from '@/content/buyers/permits';
import { buyersCopy } from '@/content/page-copy/buyers';

/** The six steps of an export permit, numbered; folded on the phone. */
export function PermitSteps() {
  return (
    <Fold className="mt-8 print:mt-3" title={buyersCopy.permits.steps}>
      <ol className="grid gap-x-8 gap-y-4 max-md:pt-4 md:grid-cols-3 lg:grid-cols-6 print:grid-cols-3 print:gap-y-2">
        {permitSteps.map(({ name, text }, index) => (
          <li className="text-small md:border-line md:border-t-4 md:pt-3" key={name}>
            <b className="block text-body">
              {index + 1} {name}
            </b>{' '}
            <RichText text={text} />
          </li>
        ))}
      </ol>
    </Fold>
  );
}
