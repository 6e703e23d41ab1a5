import type { CertificationSlug } from '../../certifications/slugs';
import type { Text } from '../../text';
import type { BlockHead } from './head';

/** Something the company brings: an item of the requirements checklist. */
export interface ExchangeInput {
  title: string;
  text: Text;
}

/** Something the company takes away. */
export interface ExchangeOutput {
  title: string;
  text: Text;
  /** Index of the input this one relies on most; each input is used once, so that every line has one end. */
  from: number;
  /** Certifications that use it; printed as links. */
  feeds: CertificationSlug[];
}

/** Checklist on the left, deliverables on the right, joined by crossing lines. */
export interface ExchangeBlock extends BlockHead {
  kind: 'exchange';
  inputsTitle: string;
  inputs: ExchangeInput[];
  outputsTitle: string;
  outputs: ExchangeOutput[];
}
