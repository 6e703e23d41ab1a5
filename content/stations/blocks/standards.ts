import type { Text } from '../../text';
import type { BlockHead } from './head';

/** A standard as a card; `id` is the column of the table below. */
export interface StandardCard {
  id: string;
  name: string;
  /** At most four letters or so, for the narrow column of the phone. */
  short: string;
  text: Text;
  /** Who checks it. */
  decides: Text;
}

/** Subject of the station, with the ids of the standards that ask for it. */
export interface StandardSubject {
  title: string;
  /** What the company does about it. */
  text: Text;
  standards: string[];
}

/** Cards of the standards, and a table of which standard calls at which subject. */
export interface StandardsBlock extends BlockHead {
  kind: 'standards';
  caption: string;
  cards: StandardCard[];
  subjects: StandardSubject[];
}
