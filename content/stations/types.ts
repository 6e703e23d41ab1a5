import type { CertificationSlug } from '../certifications/slugs';
import type { Meta, Text } from '../text';
import type { Range } from '../units';
import type { StationBlock } from './blocks';
import type { StationSlug } from './slugs';

/** Calendar months of the six-month journey, first and last. */
interface JourneyMonths {
  from: number;
  to: number;
}

/** State of a step of the journey. */
export type StepState = 'completed' | 'current' | 'pending';

/** What header, footer, home and the platform page need of a station (specification, section 3). */
export interface StationHead {
  slug: StationSlug;
  number: 1 | 2 | 3 | 4 | 5;
  /** Name in menus, lists and titles. */
  name: string;
  /** Name in the five-step progress indicator; differs for Security ("Operations") and Defense Standards. */
  progressLabel: string;
  months: JourneyMonths;
  topic: string;
  /** Working time of this station alone; stations overlap in the journey. */
  weeks: Range<'weeks'>;
}

/** Where the page leads next: a linked station, one that is not open yet, or nothing (last station). */
export type NextStation =
  | {
      kind: 'open';
      station: StationSlug;
      /** One sentence: how the next station builds on this one. */
      text: Text;
      /** Label of the button. */
      action: string;
    }
  | {
      /** Shown with the words Coming Soon and without any link to the station. */
      kind: 'coming-soon';
      station: StationSlug;
      text: Text;
    }
  | { kind: 'none' };

/** The column beside the lead: journey list, deliverables and contact card; `blocks` are next to it. */
export interface StationColumn {
  /** Blocks of the main column, beside the sidebar. */
  blocks: readonly StationBlock[];
  deliverables: readonly string[];
  contact: { title: string; text: Text; action: string };
}

/** One station: the record from which page, lists and search data are made. */
export interface Station extends StationHead {
  /** The h1. */
  title: string;
  /** One line under the h1. */
  subtitle: string;
  meta: Meta;
  /** First paragraph, set large. */
  lead: Text;
  /** Certifications this station prepares for, linked in the facts under the lead. */
  feeds: CertificationSlug[];
  /** Names and facts under the lead, beyond weeks and months (which come from the head). */
  facts: readonly { term: string; text: Text }[];
  column?: StationColumn;
  blocks: readonly StationBlock[];
  next: NextStation;
}
