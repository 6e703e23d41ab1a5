import { ClosingCall } from '@/components/sections/ClosingCall';
import { LookUp } from '@/components/sections/LookUp';
import type { Buyer } from '@/content/buyers/types';
import { buyersCall } from '@/content/page-copy/buyers';
import { Seats } from '../../_components/Seats';
import { AskedTable } from './AskedTable';
import { BuyerHead } from './BuyerHead';
import { PaperDesks } from './PaperDesks';
import { Topics } from './Topics';

/** One buyer: head, documents and offices, the answers, the certifications it asks for, what a home country changes. */
export function BuyerPage({ buyer }: { buyer: Buyer }) {
  return (
    <>
      <BuyerHead buyer={buyer} />
      <PaperDesks buyer={buyer} />
      <Topics buyer={buyer} />
      <AskedTable buyer={buyer} />
      <Seats buyers={[buyer]} />
      <LookUp current="/buyers" ground="paper" />
      <ClosingCall {...buyersCall} />
    </>
  );
}
