import { companyDocuments, nationOffices } from '@/content/buyers/handovers';
import type { Buyer, Handover } from '@/content/buyers/types';
import type { Text } from '@/content/text';
import { fill } from '../text/fill';

/** A document with the office that reads it, for the diagram and its text. */
export interface HandoverView extends Handover {
  step: string;
  name: string;
  about: Text;
  /** Whether it is required only at certain security markings. */
  dashed: boolean;
  /** Whether the next document goes to the same office. */
  joined: boolean;
}

/** Returns the documents and offices for a NATO nation, from the topics of its record. */
function nationHandovers({ topics, markings, nameInSentence }: Buyer): Handover[] {
  const [{ marking, decides }] = markings;
  const buyingOffice = topics.buys.short;
  return [
    { document: 'ncage', ...nationOffices.ncage },
    {
      document: 'bid',
      office: buyingOffice,
      note: fill(nationOffices.bid.note, { tenders: topics.tenders.short }),
    },
    { document: 'undertaking', office: decides, note: fill(nationOffices.undertaking.note, { marking }) },
    {
      document: 'clearance',
      office: nationOffices.clearance.office,
      note: fill(nationOffices.clearance.note, { nation: nameInSentence, clears: topics.markings.short }),
    },
    { document: 'quality-plan', office: buyingOffice, note: nationOffices['quality-plan'].note },
    { document: 'conformity', office: buyingOffice, note: nationOffices.conformity.note },
    {
      document: 'export-license',
      office: nationOffices['export-license'].office,
      note: fill(nationOffices['export-license'].note, { nation: nameInSentence }),
    },
  ];
}

/** Returns the company's documents for a buyer in handover order, each with the office that reads it. */
export function handoversOf(buyer: Buyer): HandoverView[] {
  const all = buyer.handovers ?? nationHandovers(buyer);
  return all.map((handover, index) => {
    const { step, name, note: about, dashed = false } = companyDocuments[handover.document];
    return { ...handover, step, name, about, dashed, joined: all[index + 1]?.office === handover.office };
  });
}
