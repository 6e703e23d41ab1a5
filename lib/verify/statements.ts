import { papers } from '@/content/verify';
import { certificatePlaces } from '@/content/verify/certificate';
import { closedRecords, lapses, transfer } from '@/content/verify/contract';
import { redFlags } from '@/content/verify/flags';
import { naau, nationRegisters, recognition } from '@/content/verify/nations';
import type { Paper, Statement } from '@/content/verify/types';

/** Statements of a paper that carry their certainty. */
const statementsOf = ({ shows, absence, presence, instead, answer }: Paper): Statement[] => [
  ...shows,
  ...[absence, presence, instead].flatMap((statement) => statement ?? []),
  ...answer,
];

/** Every statement of /verify. */
export const allStatements = (): Statement[] => [
  ...papers.flatMap(statementsOf),
  ...certificatePlaces,
  ...redFlags,
  ...lapses,
  ...transfer,
  ...closedRecords.map(({ statement }) => statement),
  ...recognition,
  ...naau,
  ...nationRegisters.flatMap(({ companyNote }) => companyNote ?? []),
];
