import type { Term } from '../block';
import type { CertificationSlug } from '../certifications/slugs';
import type { Meta, Text, TitledText } from '../text';
import type { Range } from '../units';
import type { StationSection } from './blocks';
import type { StationSlug } from './slugs';

/** State of a step of the journey. */
export type StepState = 'completed' | 'current' | 'pending';

/** Station data for header, footer, home page and platform page (specification, section 3). */
export interface StationHead {
  slug: StationSlug;
  number: 1 | 2 | 3 | 4 | 5;
  /** Name in menus, lists and titles. */
  name: string;
  /** Name in the five-step progress indicator; differs for Security ("Operations") and Defense Standards. */
  progressLabel: string;
  /** The progress indicator calls the station by another word, which its page explains. */
  hasTwoNames?: true;
  /** First and last calendar month of the six-month journey. */
  months: { from: number; to: number };
  topic: string;
  /** Working time of this station in weeks; stations overlap in the journey. */
  weeks: Range<'weeks'>;
}

/** Station: source of page, lists and structured data. */
export interface Station extends StationHead {
  /** Heading 1. */
  title: string;
  /** Line below the h1. */
  subtitle: string;
  meta: Meta;
  /** First paragraph, in large type. */
  lead: Text;
  /** Certifications that this station prepares for, linked in the facts below the lead. */
  feeds: CertificationSlug[];
  /** Facts below the lead, in addition to weeks and months, which come from the head. */
  facts: readonly Term[];
  /** Sidebar with journey list, deliverables and contact card, and the blocks of the main column next to it. */
  column?: {
    blocks: readonly StationSection[];
    deliverables: readonly string[];
    contact: TitledText & { action: string };
  };
  blocks: readonly StationSection[];
  /**
   * Next station and how it builds on this one, in one sentence; absent for the last. `action` is the label of the button,
   * absent while its page is not open.
   */
  next?: { station: StationSlug; text: Text; action?: string };
}
