/**
 * How it is known that a nation's contracts cite AQAP: `read` in its own text, in an `old` page of it, `reported`, `practice` (no current text was
 * read), `which` (ask for the clause), `unread` (no text found), or `rule`: the planner has a rule for this buyer alone.
 */
export type AqapClause = 'read' | 'old' | 'reported' | 'practice' | 'which' | 'unread' | 'rule';

/** What the planner, the map and the counts need of a buyer; all else stands in its record. */
export interface ListedBuyer {
  /** Code of the planner's answers: never changed, links carry it. */
  code: string;
  name: string;
  /** Inside a sentence, where that differs: "the Netherlands". */
  inText?: string;
  aqap: AqapClause;
  /** Not a nation of NATO. */
  outside?: true;
}

/** Nations with a page, by slug, in the order of the comparison. */
export const nations = {
  germany: { code: 'DE', name: 'Germany', aqap: 'read' },
  denmark: { code: 'DK', name: 'Denmark', aqap: 'which' },
  poland: { code: 'PL', name: 'Poland', aqap: 'reported' },
  lithuania: { code: 'LT', name: 'Lithuania', aqap: 'unread' },
  'united-kingdom': { code: 'UK', name: 'United Kingdom', inText: 'the United Kingdom', aqap: 'old' },
  netherlands: { code: 'NL', name: 'Netherlands', inText: 'the Netherlands', aqap: 'unread' },
  norway: { code: 'NO', name: 'Norway', aqap: 'unread' },
  sweden: { code: 'SE', name: 'Sweden', aqap: 'practice' },
  finland: { code: 'FI', name: 'Finland', aqap: 'practice' },
  estonia: { code: 'EE', name: 'Estonia', aqap: 'unread' },
  ukraine: { code: 'UA', name: 'Ukraine', aqap: 'rule', outside: true },
} as const satisfies Readonly<Record<string, ListedBuyer>>;

/** NATO's own buyers with a page. */
export const agencies = {
  nspa: { code: 'NSPA', name: 'NSPA', aqap: 'rule' },
  ncia: { code: 'NCIA', name: 'NCIA', aqap: 'rule' },
} as const satisfies Readonly<Record<string, ListedBuyer>>;

export type NationSlug = keyof typeof nations;
export type AgencySlug = keyof typeof agencies;
/** Buyers with a page of their own: nations, then NATO's agencies. */
export type BuyerSlug = NationSlug | AgencySlug;

type Codes<List extends Readonly<Record<string, { code: string }>>> = List[keyof List]['code'];
export type AgencyCode = Codes<typeof agencies>;
export type NationCode = Codes<typeof nations>;

const listed = () => Object.values<ListedBuyer>(nations);

/** Nations of NATO whose AQAP clause is known in one of these ways; all of them without one. */
export const nationsBy = (...clauses: readonly AqapClause[]) =>
  listed().filter(
    ({ aqap, outside }) => !outside && (clauses.length === 0 || clauses.includes(aqap)),
  ) as (ListedBuyer & { code: Exclude<NationCode, 'UA'> })[];

const words = 'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen';
/** A count as a sentence has it: in words, from sixteen on in figures. */
export const countInWords = (count: number) => words.split(' ')[count] ?? String(count);
/** How many nations and agencies have a page, in words. */
export const nationCount = () => countInWords(listed().length);
export const agencyCount = () => countInWords(Object.keys(agencies).length);
