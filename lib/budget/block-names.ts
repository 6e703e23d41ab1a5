import type { BlockId } from '@/content/budget/types';

/**
 * Names of the blocks in the output of the command line and in the research notes; other programs compare them. The
 * pages use the names in `content/budget/copy.ts`.
 */
export const blockNames: Readonly<Record<BlockId, string>> = {
  body: 'Body and authorities',
  tests: 'Tests, tools, counsel',
  later: 'Years 2 and 3',
  'later-tests': 'Years 2 and 3: tests, tools, counsel',
  recertification: 'Before the certificate ends',
  running: 'Already running',
};
