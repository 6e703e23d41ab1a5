import { ClosingCall } from '@/components/sections/ClosingCall';
import { LookUp } from '@/components/sections/LookUp';
import type { Buyer } from '@/content/buyers/types';
import { buyersCall } from '@/content/page-copy/buyers';
import { printedLines } from '@/lib/buyers/lines';
import { numbersOf } from '@/lib/buyers/sources';
import { LineSources } from '../../_components/LineSources';
import { PermitLinks } from '../../_components/PermitLinks';
import { AqapHere } from './AqapHere';
import { AskedTable } from './AskedTable';
import { BuyerHead } from './BuyerHead';
import { BuyerLetters } from './BuyerLetters';
import { BuyerNetwork } from './BuyerNetwork';
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
      <BuyerNetwork buyer={buyer} />
      <AskedTable buyer={buyer} />
      <BuyerOffices buyer={buyer} />
      <AqapHere buyer={buyer} numbers={numbers} />
      <PermitLinks />
      <Handovers buyer={buyer} />
      <Known buyer={buyer} numbers={numbers} />
      <BuyerLetters buyer={buyer} />
      <LineSources lines={lines} />
      {/* On the phone the footer's own list of these pages is near enough. */}
      <div className="max-md:hidden">
        <LookUp current="/buyers" ground="paper" />
      </div>
      <ClosingCall {...buyersCall} />
    </>
  );
}
