import type { CertificationSlug } from '../../certifications/slugs';
import type { Text } from '../../text';
import type { BlockHead } from './head';

/** A question asked of a part; yes leads off the line. */
export interface RouteQuestion {
  question: string;
  /** Where "yes" ends. */
  answer: string;
  /** Who runs that rulebook. */
  authority: string;
  /** What follows, in lines short enough for the drawing. */
  consequence: [string, string];
}

/** The rulebook that comes with a contract, and the one that stays with a part. */
export interface RulebooksBlock extends BlockHead {
  kind: 'rulebooks';
  contract: {
    title: string;
    text: Text;
    link: { certification: CertificationSlug; label: string };
    facts: { term: string; text: Text }[];
  };
  part: {
    title: string;
    text: Text;
    /** Label of the first stop. */
    start: string;
    questions: [RouteQuestion, RouteQuestion];
    /** End of the line when every answer is no. */
    end: { title: string; consequence: [string, string] };
    link: { certification: CertificationSlug; label: string };
    facts: { term: string; text: Text }[];
  };
}
