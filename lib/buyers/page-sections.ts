import { buyerRecords } from '@/content/buyers';
import { companyDocuments, type Handover, nationHandovers } from '@/content/buyers/handovers';
import { everywhere } from '@/content/buyers/shared';
import {
  aqapTopicIds,
  type Buyer,
  type BuyerRow,
  type BuyerSection,
  type BuyerStatement,
  levels,
  type Topic,
} from '@/content/buyers/types';
import { buyersCopy as copy } from '@/content/page-copy/buyers';
import { euMoneyPage } from '@/content/page-copy/eu-money';
import { fill } from '../text/fill';
import { officeRows } from './offices';
import { permitPageLinks } from './permits';
import { resolveEntry, topicFragment, topicLines, topicRow } from './statements';
import { letterName } from './words';

/** Returns the two main answers: whether a foreign company may bid, and whether its drone is a weapon there (for an agency: which code comes first). */
export function mainAnswers(
  buyer: Buyer,
): { name: string; answer: BuyerStatement; text: BuyerStatement[]; id?: string }[] {
  const { topics, weapon } = buyer;
  const topic = (id: 'outside' | 'registration', name: string) => ({
    name,
    answer: topics[id].short,
    text: topicLines(buyer, id),
    id,
  });
  return [
    topic('outside', copy.topics.outside),
    weapon
      ? {
          name: copy.answers.weapon,
          answer: weapon.short,
          text: [
            ...('sources' in weapon.short
              ? [{ ...weapon.short, certainty: 'verified' as const, text: copy.answers.read }]
              : []),
            ...(weapon.enters ? [weapon.enters] : []),
            fill(copy.answers.maker, { who: weapon.who, slug: buyer.slug }),
          ],
        }
      : topic('registration', copy.answers.code),
  ];
}

/** Returns the guides that have rows; each is a section of the page. */
export const procurementSections = ({ guides = [] }: Buyer): BuyerSection[] =>
  guides.flatMap(({ id, title, answer: lead, rows, size }) =>
    rows ? [{ id, title, lead, rows, size }] : [],
  );

/** Returns the AQAP section with one row per topic; without a source on issuer and accreditation, a row links the letter that requests it. */
export const aqapSection = (buyer: Buyer): BuyerSection => ({
  id: copy.aqap.id,
  size: 'sub',
  title: fill(copy.aqap[buyer.group], { nation: buyer.nameInSentence }),
  rows: [
    ...aqapTopicIds
      .filter((id) => buyer.topics[id])
      .map((id) => topicRow(buyer, id, ...(id === 'clause' ? [copy.aqap.gap] : []))),
    ...(buyer.topics.issuer ? [] : [copy.aqap.byLetter]),
  ],
});

/** Returns the statements of a buyer's page, section by section, in page order. */
export const buyerContent = (buyer: Buyer) => ({
  answers: mainAnswers(buyer),
  offices: officeRows(buyer),
  procurement: [...procurementSections(buyer), aqapSection(buyer)],
  deadlines: buyer.due && { rows: buyer.due, checklists: buyer.guides?.filter(({ rows }) => !rows) ?? [] },
  rules: [rulesSection(buyer)],
});

/** Returns the contents of a buyer's page: questions with the id of the section or row that answers them. */
export function contentsOf(buyer: Buyer): { id: string; title: string }[] {
  const { contents } = copy;
  const { due, group } = buyer;
  return [
    { id: copy.answers.id, title: contents.answers[group] },
    { id: copy.network.id, title: fill(contents.asks, { buyer: buyer.nameInSentence }) },
    { id: copy.offices.id, title: contents.offices },
    ...procurementSections(buyer).map(({ id, title }) => ({ id, title })),
    { id: copy.aqap.id, title: contents.aqap },
    ...(due ? [{ id: copy.due.id, title: contents.due }] : []),
    { id: topicFragment('tenders'), title: contents.tenders[group] },
    { id: topicFragment('markings'), title: contents.markings },
    { id: topicFragment('export'), title: contents.export },
    ...(buyer.handovers ? [{ id: copy.documents.id, title: contents.documents }] : []),
  ];
}

/** Returns the section on rules and practice: tenders, language, markings, export control and documents. */
export function rulesSection(buyer: Buyer): BuyerSection {
  const { airworthiness, due, group, guides = [], nameInSentence, slug, topics } = buyer;
  const agency = group === 'agency';
  const tenders = agency ? (['buys', 'tenders'] as const) : (['buys', 'tenders', 'registration'] as const);
  return {
    id: copy.known.id,
    size: 'sub',
    title: fill(copy.known[group], { nation: nameInSentence }),
    rows: [
      ...guides.filter(({ rows }) => !due && !rows),
      {
        title: agency ? copy.topics.tenders : copy.known.tenders,
        answer: topics.tenders.short,
        facts: tenders.map((id) => ({ id, name: copy.topics[id], lines: topicLines(buyer, id) })),
      },
      topicRow(buyer, 'language'),
      { ...topicRow(buyer, 'markings'), facts: markingsOf(buyer) },
      topicRow(buyer, 'export', ...(agency ? [] : [fill(copy.exportFrom, { nation: nameInSentence, slug })])),
      ...(buyer.handovers ? [documentsRow(buyer.handovers)] : []),
      ...(airworthiness
        ? [
            {
              id: copy.notCovered.id,
              title: copy.notCovered.name,
              answer: copy.notCovered.answer,
              lines: [fill(copy.notCovered.office, { office: airworthiness })],
            },
          ]
        : []),
    ],
  };
}

/** Returns the nation's markings: what a company needs for each, who decides, and the equivalent NATO level. */
const markingsOf = ({ markings }: Buyer) =>
  markings.map(({ marking, needs, decides, level, levels: levelRange, ...evidence }) => ({
    name: marking,
    lines: [
      { ...evidence, text: needs },
      fill(copy.markings, { decides, level: levelRange ?? levels[level - 1] ?? '' }),
    ],
  }));

/** Returns the row with a company's documents in order, each with the office that reads it. */
function documentsRow(handovers: readonly Handover[]): BuyerRow {
  const { answer, id, more, row, title } = copy.documents;
  return {
    id,
    title,
    answer: fill(answer, { count: handovers.length }),
    steps: handovers.map(({ document, office, note }) => ({
      title: companyDocuments[document],
      text: fill(row, { office, note }),
    })),
    lines: [more],
  };
}

/** The row on the documents of a supplier in a NATO nation, on the page of all buyers. */
const nationDocuments = documentsRow(nationHandovers);

/** Returns the short answer to a topic with the certainty of the first statement behind it. */
function shortAnswer({ short: text, facts }: Topic): BuyerStatement {
  const { certainty } = resolveEntry(facts[0]);
  return certainty === 'open' ? text : { text, certainty };
}

/** The statements of the page of all buyers: a row per buyer, and what applies to all of them. */
export const allBuyersContent = {
  buyers: buyerRecords.map(({ slug, name, code, topics: { buys, tenders, markings } }) => ({
    slug,
    name,
    code,
    buys: shortAnswer(buys),
    tenders: shortAnswer(tenders),
    markings: shortAnswer(markings),
  })),
  everywhere: [
    { ...copy.everywhere, size: 'sub', rows: [...everywhere, nationDocuments] },
  ] satisfies BuyerSection[],
};

/** Links of the page on EU funding, as one line. */
export const moneyLinks = { name: euMoneyPage.title, links: euMoneyPage.links };

/** Returns the links to the documents, to EU funding, to the letters after the first one, and to other buyers. */
export const relatedLinks = ({ group, handovers, letters }: Buyer) => [
  ...(handovers ? [] : [{ name: copy.documents.title, links: copy.documents.links }]),
  ...(group === 'agency' ? [] : [moneyLinks]),
  {
    name: copy.links.letters.name,
    links: [
      ...letters.slice(1).map((id) => ({
        label: letterName(id),
        href: `/letters#letter-${id}`,
        id: `letter-${id}`,
      })),
      { label: copy.links.letters.all, href: '/letters' },
    ],
  },
  permitPageLinks,
  copy.links.buyers,
];
