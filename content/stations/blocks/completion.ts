import type { Text } from '../../text';
import type { BlockHead } from './head';

/** The completion box: a status of the journey, never an accreditation. */
export interface CompletionBlock extends BlockHead {
  kind: 'completion';
  values: { value: string; label: string }[];
  /** Says what the status means and what it does not. */
  text: Text;
}
