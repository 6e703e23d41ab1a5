import { bodyEntries } from './bodies';
import { clauseCyberEntries } from './clauses-cyber';
import { clauseSupplyEntries } from './clauses-supply';
import { contractFormEntries } from './forms-contract';
import { exportFormEntries } from './forms-export';
import { controlLawEntries } from './laws-control';
import { productLawEntries } from './laws-products';
import { markEntries } from './marks';
import { registerEntries } from './registers';
import { industryStandardEntries } from './standards-industry';
import { natoStandardEntries } from './standards-nato';
import { businessTermEntries } from './terms-business';
import { controlTermEntries } from './terms-control';
import { qualityTermEntries } from './terms-quality';
import type { GlossaryEntry } from './types';

const records = {
  ...clauseCyberEntries,
  ...clauseSupplyEntries,
  ...natoStandardEntries,
  ...industryStandardEntries,
  ...productLawEntries,
  ...controlLawEntries,
  ...exportFormEntries,
  ...contractFormEntries,
  ...markEntries,
  ...bodyEntries,
  ...registerEntries,
  ...controlTermEntries,
  ...qualityTermEntries,
  ...businessTermEntries,
} satisfies Record<string, GlossaryEntry>;

/** Entries by source file, so that an error message can name the file. */
export const glossaryFiles: Readonly<Record<string, Readonly<Record<string, GlossaryEntry>>>> = {
  'clauses-cyber': clauseCyberEntries,
  'clauses-supply': clauseSupplyEntries,
  'standards-nato': natoStandardEntries,
  'standards-industry': industryStandardEntries,
  'laws-products': productLawEntries,
  'laws-control': controlLawEntries,
  'forms-export': exportFormEntries,
  'forms-contract': contractFormEntries,
  marks: markEntries,
  bodies: bodyEntries,
  registers: registerEntries,
  'terms-control': controlTermEntries,
  'terms-quality': qualityTermEntries,
  'terms-business': businessTermEntries,
};

/** Id of an entry, and its URL fragment on /glossary. */
export type GlossaryId = keyof typeof records;

/** All entries, by id. */
export const glossary: Readonly<Record<GlossaryId, GlossaryEntry>> = records;

/** ISO day on which all entries were checked; a fact or address in an entry may have a later check. */
export const entriesChecked = '2026-11-21';
