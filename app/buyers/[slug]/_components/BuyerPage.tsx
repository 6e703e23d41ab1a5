import { ClosingCall } from '@/components/sections/ClosingCall';
import { LookUp } from '@/components/sections/LookUp';
import type { Buyer } from '@/content/buyers/types';
import { buyersCall } from '@/content/page-copy/buyers';
import { printedLines } from '@/lib/buyers/lines';
import { numbersOf } from '@/lib/buyers/sources';
import { BuyerSources } from '../../_components/BuyerSources';
import { Permits } from '../../_components/Permits';
import { AqapHere } from './AqapHere';
import { AskedTable } from './AskedTable';
import { BuyerHead } from './BuyerHead';
import { BuyerLetters } from './BuyerLetters';
import { BuyerOffices } from './BuyerOffices';
import { Handovers } from './Handovers';
import { Known } from './Known';

/** One buyer: what it asks for first, then whom to write to, AQAP, the permit, and everything that is known. */
export function BuyerPage({ buyer }: { buyer: Buyer }) {
  const lines = printedLines(buyer);
  const numbers = numbersOf(lines);
  return (
    <>
      <BuyerHead buyer={buyer} />
      <AskedTable buyer={buyer} />
      <BuyerOffices buyer={buyer} />
      <AqapHere buyer={buyer} numbers={numbers} />
      <Permits buyers={[buyer]} numbers={numbers} />
      <Handovers buyer={buyer} />
      <Known buyer={buyer} numbers={numbers} />
      <BuyerLetters buyer={buyer} />
      <BuyerSources lines={lines} />
      {/* On the phone the footer's own list of these pages is near enough. */}
      <div className="max-md:hidden">
        <LookUp current="/buyers" ground="paper" />
      </div>
      <ClosingCall {...buyersCall} />
    </>
  );
}
