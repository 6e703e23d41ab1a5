/**
 * Basis for the statement that a nation's contracts cite AQAP: `read` in its text, in an `old` page of it, `reported`,
 * `practice` (no current text was read), `which` (ask for the clause), `unread` (no text found), or `rule` (the planner
 * has a rule for this buyer only).
 */
export type AqapClause = 'read' | 'old' | 'reported' | 'practice' | 'which' | 'unread' | 'rule';

/** Buyer data for the planner, the map and the counts; the record contains the rest. */
export interface ListedBuyer {
  /** Buyer code in the planner's answers; never change it, because links contain it. */
  code: string;
  name: string;
  /** Name within a sentence, if different: "the Netherlands". */
  nameInSentence?: string;
  aqap: AqapClause;
  /** True if the nation is not a member of NATO. */
  outside?: true;
}

/** Nations with a page, by slug, in the order of the comparison. */
export const nations = {
  germany: { code: 'DE', name: 'Germany', aqap: 'read' },
  denmark: { code: 'DK', name: 'Denmark', aqap: 'which' },
  poland: { code: 'PL', name: 'Poland', aqap: 'reported' },
  lithuania: { code: 'LT', name: 'Lithuania', aqap: 'unread' },
  'united-kingdom': { code: 'UK', name: 'United Kingdom', nameInSentence: 'the United Kingdom', aqap: 'old' },
  netherlands: { code: 'NL', name: 'Netherlands', nameInSentence: 'the Netherlands', aqap: 'unread' },
  norway: { code: 'NO', name: 'Norway', aqap: 'unread' },
  sweden: { code: 'SE', name: 'Sweden', aqap: 'practice' },
  finland: { code: 'FI', name: 'Finland', aqap: 'practice' },
  estonia: { code: 'EE', name: 'Estonia', aqap: 'unread' },
  ukraine: { code: 'UA', name: 'Ukraine', aqap: 'rule', outside: true },
} as const satisfies Readonly<Record<string, ListedBuyer>>;

/** NATO agencies with a page. */
export const agencies = {
  nspa: { code: 'NSPA', name: 'NSPA', aqap: 'rule' },
  ncia: { code: 'NCIA', name: 'NCIA', aqap: 'rule' },
} as const satisfies Readonly<Record<string, ListedBuyer>>;

/** Last part of the address of a nation. */
export type NationSlug = keyof typeof nations;
/** Last part of the address of an agency. */
export type AgencySlug = keyof typeof agencies;
/** Buyers with a page: nations, then NATO agencies. */
export type BuyerSlug = NationSlug | AgencySlug;

/** Code of an agency in the planner’s answers. */
export type AgencyCode = (typeof agencies)[AgencySlug]['code'];

/** Returns the NATO nations with one of these AQAP bases, or all if none is given. */
export const nationsBy = (...clauses: readonly AqapClause[]) =>
  Object.values<ListedBuyer>(nations).filter(
    ({ aqap, outside }) => !outside && (clauses.length === 0 || clauses.includes(aqap)),
  ) as (ListedBuyer & { code: Exclude<(typeof nations)[NationSlug]['code'], 'UA'> })[];
