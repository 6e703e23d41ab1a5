import type { HomePermit } from '@/content/buyers/permits';
import { type Buyer, topicIds } from '@/content/buyers/types';
import { requirementsOf } from '../buyers/requirements';
import { entriesIn, resolveEntry } from '../buyers/statements';
import { plainText } from '../text/rich-text';
import { checkDay, checkValues, type Problem, reporter } from './values';

/** Longest fact that a social card shows whole. */
const cardLimit = 62;

/** Whether the planner has an answer on AQAP for a drone maker: "not needed" in silence would be none. */
const judged = ({ code }: Buyer) =>
  requirementsOf(code).some(
    ({ certification, verdicts }) => certification === 'aqap2110' && verdicts.drones !== 'not-needed',
  );

/**
 * Checks what the types cannot say about buyers: a rule on AQAP, days, offices and letters named twice, markings out of
 * order, a verdict that what is open contradicts, an open line that asks nothing.
 */
export function validateBuyers(buyers: readonly Buyer[]): Problem[] {
  return buyers.flatMap((buyer) => {
    const problems: Problem[] = [];
    const report = reporter(problems, `content/buyers/${buyer.slug}.ts`, buyer.slug);

    checkValues(buyer, '', report);
    if (!judged(buyer)) report('aqap', `no rule of the planner says whether ${buyer.name} asks for AQAP`);
    if (buyer.cardFact.length > cardLimit)
      report('cardFact', `has ${buyer.cardFact.length} characters, ${cardLimit} are shown`);

    buyer.offices.forEach(({ name }, index) => {
      if (buyer.offices.findIndex((office) => office.name === name) !== index)
        report(`offices[${index}].name`, `"${name}" stands twice`);
    });
    if (new Set(buyer.letters).size < buyer.letters.length) report('letters', 'a letter stands twice');
    buyer.offices.forEach(({ letter, contact, parent }, index) => {
      if (letter && !buyer.letters.includes(letter))
        report(`offices[${index}].letter`, `letter ${letter} is not among the buyer’s letters`);
      if (contact && parent)
        report(`offices[${index}].parent`, 'an office with an address of its own needs no parent office');
    });
    if (!buyer.topics.issuer !== !buyer.topics.foreign)
      report('topics.issuer', 'issuer and foreign are both answered, or letter 3 asks both');
    if (buyer.clearanceFrom && !buyer.markings.some(({ level }) => level === buyer.clearanceFrom))
      report('clearanceFrom', `no marking has the level ${buyer.clearanceFrom}`);
    if ((buyer.markings[0].certainty === 'open') !== (buyer.lowestMarking === 'ask'))
      report(
        'lowestMarking',
        `"${buyer.lowestMarking}" and the certainty of the lowest marking do not agree`,
      );
    for (const id of topicIds) {
      const topic = buyer.topics[id];
      if (!topic) continue;
      const [first] = topic.facts.map(resolveEntry);
      topic.facts.forEach((entry, index) => {
        const field = `topics.${id}.facts[${index}]`;
        if (!('fact' in entry)) checkDay(entry.checked, `${field}.checked`, report);
        const { text, certainty } = resolveEntry(entry);
        if (!/[.?!]$/.test(plainText(text))) report(`${field}.text`, 'is no sentence');
        if (certainty === 'open' && !text.includes('?')) report(`${field}.text`, 'is open and asks nothing');
      });
      const short = plainText(topic.short);
      if (/\bask\b/i.test(short) !== (first?.certainty === 'open'))
        report(`topics.${id}.short`, `"${short}" and the certainty of its first fact do not agree`);
    }

    problems.push(
      ...validateLines(`content/buyers/${buyer.slug}.ts`, [buyer.weapon?.answers, buyer.due, buyer.guides]),
    );
    if ((buyer.group === 'nation') !== (buyer.weapon !== undefined))
      report('weapon', 'a nation has its law on armed drones, an agency none');
    const ids = [...topicIds, ...(buyer.guides ?? []).map(({ id }) => id)];
    if (new Set<string>(ids).size < ids.length) report('guides', 'two parts of the page share an id');

    buyer.markings.forEach(({ level, checked, certainty, needs }, index) => {
      checkDay(checked, `markings[${index}].checked`, report);
      if (certainty === 'open' && !needs.includes('?'))
        report(`markings[${index}].needs`, 'is open and asks nothing');
      const before = buyer.markings[index - 1]?.level ?? 0;
      if (level <= before) report(`markings[${index}].level`, `${level} does not follow ${before}`);
    });
    if (buyer.markings[0].level !== 1) report('markings[0].level', 'the lowest marking comes first');
    return problems;
  });
}

/** Checks the permits by home country: a day, a time without days that is not open, or the other way round. */
export function validatePermits(permits: readonly HomePermit[]): Problem[] {
  return permits.flatMap((permit) => {
    const problems: Problem[] = [];
    const report = reporter(problems, 'content/buyers/permits.ts', permit.home);
    checkValues(permit, '', report);
    permit.times.forEach(({ days, certainty }, index) => {
      if ((days === undefined) !== (certainty === 'open'))
        report(`times[${index}]`, 'a time without days is open, and only such a time');
    });
    problems.push(...validateLines('content/buyers/permits.ts', [permit.file, permit.points]));
    return problems;
  });
}

/** Checks statements that stand beside the buyers: sentences, days, and that what is open asks while the rest does not. */
export function validateLines(file: string, content: unknown): Problem[] {
  const problems: Problem[] = [];
  for (const entry of entriesIn(content)) {
    if ('fact' in entry) continue;
    const { text, certainty, checked } = entry;
    const report = reporter(problems, file, text);
    checkDay(checked, 'checked', report);
    if (!/[.?!]$/.test(plainText(text))) report('text', 'is no sentence');
    if ((certainty === 'open') !== text.includes('?')) report('text', 'what is open asks, the rest does not');
  }
  return problems;
}
