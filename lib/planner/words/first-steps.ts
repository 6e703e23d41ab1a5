import { fill } from '../../text/fill';
import type { FirstBid } from '../engine/first-bid';
import type { Plan } from '../engine/types';
import { monthsText, numberInWords } from './figures';
import type { PlannerWords } from './words';

/** "Five actions, three letters to send". */
export function firstText({ actions }: Pick<Plan, 'actions'>, words: PlannerWords): string {
  const { first } = words.copy;
  const n = numberInWords(words, actions.length);
  const letters = actions.filter(({ letter }) => letter !== null).length;
  return fill(letters === 0 ? first.noLetter : letters === 1 ? first.oneLetter : first.manyLetters, {
    actions: fill(actions.length === 1 ? first.one : first.many, { n }),
    n: numberInWords(words, letters).toLowerCase(),
  });
}

/** So many offices stand in a line; more are those of several nations. */
const most = 2;

/**
 * What to do first, a line each: action, to whom with the official address, how long. Where no time was found the line
 * has none; that one should ask for it stands once, at the end.
 */
export function firstLines({ actions }: Pick<Plan, 'actions'>, words: PlannerWords) {
  const lines = actions.flatMap(({ id, to, howLong }) => {
    const action = words.actions[id];
    if (!action) return [];
    const offices = to.flatMap((place) => action.to[place] ?? []);
    const named = offices.map(({ name, address }) => (address ? `${name}, ${address.text}` : name));
    const times = howLong.flatMap((place) => action.howLong[place]?.text ?? []);
    return {
      title: action.title,
      to: named.length > most ? words.copy.first.national : named.join('; '),
      howLong: times.filter((text) => text !== words.noTime),
    };
  });
  const asks = lines.some(({ howLong }) => howLong.length === 0);
  return lines.map(({ howLong, ...line }, index) => ({
    ...line,
    howLong: [...howLong, ...(asks && index === lines.length - 1 ? [words.first.askTime] : [])].join(' '),
  }));
}

/** What has to stand before a first bid, in short. */
export function firstBidText({ months, open }: FirstBid, { copy: { bid } }: PlannerWords): string {
  if (!months) return open ? bid.open : bid.none;
  return fill(open ? bid.both : bid.months, { months: monthsText(months) });
}
