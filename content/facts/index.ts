import { cmmcFacts } from './cmmc';
import { productFacts } from './product-rules';
import type { Fact } from './types';

const records = { ...cmmcFacts, ...productFacts } satisfies Record<string, Fact>;

/** Facts by the file they stand in, so that a fault names its place. */
export const factFiles: Readonly<Record<string, Readonly<Record<string, Fact>>>> = {
  cmmc: cmmcFacts,
  'product-rules': productFacts,
};

/** Id of a fact, as the mark `{fact:<id>}` names it. */
export type FactId = keyof typeof records;

/** A text that is one fact and nothing else. */
export type FactMark = `{fact:${FactId}}`;

/** Every fact of the site by its id. */
export const facts: Readonly<Record<FactId, Fact>> = records;
