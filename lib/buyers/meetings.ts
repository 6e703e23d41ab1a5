import { nationDesks, papers } from '@/content/buyers/papers';
import type { Buyer, Meeting } from '@/content/buyers/types';
import type { Text } from '@/content/text';
import { fill } from '../text/fill';

/** A paper with the desk it meets, as the drawing and its words need them. */
export interface DeskMeeting extends Meeting {
  step: string;
  name: string;
  about: Text;
  /** Handed over only at certain security markings. */
  dashed: boolean;
  /** The next paper goes to the same desk. */
  joined: boolean;
}

/** Desks of a NATO nation, from what its record says on each topic. */
function nationMeetings({ topics, marks, inText }: Buyer): Meeting[] {
  const [{ mark, decides }] = marks;
  const buys = topics.buys.short;
  return [
    { paper: 'ncage', ...nationDesks.ncage },
    { paper: 'bid', desk: buys, note: fill(nationDesks.bid.note, { tenders: topics.tenders.short }) },
    { paper: 'undertaking', desk: decides, note: fill(nationDesks.undertaking.note, { mark }) },
    {
      paper: 'clearance',
      desk: nationDesks.clearance.desk,
      note: fill(nationDesks.clearance.note, { nation: inText, clears: topics.marks.short }),
    },
    { paper: 'quality-plan', desk: buys, note: nationDesks['quality-plan'].note },
    { paper: 'conformity', desk: buys, note: nationDesks.conformity.note },
    {
      paper: 'export-license',
      desk: nationDesks['export-license'].desk,
      note: fill(nationDesks['export-license'].note, { nation: inText, licenses: topics.export.short }),
    },
  ];
}

/** The company's papers for a buyer, in the order they are handed over, each with the office that reads it. */
export function meetingsOf(buyer: Buyer): DeskMeeting[] {
  const all = buyer.papers ?? nationMeetings(buyer);
  return all.map((meeting, index) => {
    const { step, name, note: about, dashed = false } = papers[meeting.paper];
    return { ...meeting, step, name, about, dashed, joined: all[index + 1]?.desk === meeting.desk };
  });
}
