import type { Text } from '../../text';
import type { BlockHead } from './head';

/** A supplier register: a row of the table. */
export interface Registration {
  /** Short name. */
  name: string;
  /** Name in full. */
  fullName: string;
  /** What it gives. */
  gives: Text;
  /** What to do, in order. */
  steps: Text;
  /** Who may use it. */
  eligible: Text;
}

/** Supplier registers in a table, with who may use them. */
export interface RegistrationsBlock extends BlockHead {
  kind: 'registrations';
  caption: string;
  columns: [string, string, string, string];
  registrations: Registration[];
  /** What companies outside the member nations need to know. */
  eligibility: { title: string; paragraphs: Text[] };
}
