import type { Point, Text } from '../../text';
import type { CertificationCheck } from '../../verify';

/** A recurring duty, on a line of months after the first certificate. */
export interface UpkeepMark {
  /** Months after the first certificate, status or declaration. */
  month: number;
  label: string;
  /** The mark ends a cycle: what was granted expires or is decided again. */
  renewal?: boolean;
}

/** What a certification page offers those who verify, request or maintain a certificate. */
export interface Workbench {
  /** Where a buyer looks the paper up; the record is the paper's. */
  verify: CertificationCheck;
  /** Upkeep. Public figures only: the figures of this company end with the first certificate. */
  after: {
    /** Ends the heading "After …". */
    event: string;
    lead: Text;
    /** Duties with a fixed interval, rising by month; none where a contract or an event sets the day. */
    marks: UpkeepMark[];
    /** Two to four duties. */
    duties: Point[];
  };
  /** Four or five questions of a buyer's quality or security person; `text` is what to show. */
  questions: Point[];
}
