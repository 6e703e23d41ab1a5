import type { Certainty } from './certainty';
import type { DocumentId } from './facts/documents';
import type { Text } from './text';

/** Reference to a document in `facts/documents.ts` and a section in it. */
export interface Citation {
  document: DocumentId;
  /** Article, section or clause, numbered as in the document. */
  section?: string;
}

/** Sentence with its certainty. Records of every family use it, with more fields or a subset of the certainties. */
export interface Statement<C extends Certainty = Certainty> {
  text: Text;
  certainty: C;
  /** Whom to ask before relying on it; required for a question. */
  ask?: Text;
  /** Documents in which it was read. */
  sources?: readonly [Citation, ...Citation[]];
  /** ISO day of the last check. */
  checked?: string;
}
