import { fill } from '../../text/fill';
import { inlineText } from '../../text/inline';
import type { FirstBid } from '../engine/first-bid';
import type { Plan } from '../engine/types';
import { monthsText, numberInWords } from './figures';
import type { PlannerWords } from './words';

/** Returns the number of actions and letters, for example "Five actions, three letters to send". */
export function firstText({ actions }: Pick<Plan, 'actions'>, words: PlannerWords): string {
  const { first } = words.copy;
  const n = numberInWords(words, actions.length);
  const letters = actions.filter(({ letter }) => letter !== null).length;
  return fill(letters === 0 ? first.noLetter : letters === 1 ? first.oneLetter : first.manyLetters, {
    actions: fill(actions.length === 1 ? first.one : first.many, { n }),
    n: numberInWords(words, letters, 'inSentence'),
  });
}

/** A line lists at most this many offices; longer lists are offices of several nations. */
const maxOffices = 2;

/**
 * Returns one line per first action: the action, the recipients with their official addresses, and the time it takes.
 * Times without a source are omitted; the advice to ask for the time appears only on the last line.
 */
export function firstLines({ actions }: Pick<Plan, 'actions'>, words: PlannerWords) {
  const lines = actions.flatMap(({ id, to, howLong }) => {
    const action = words.actions[id];
    if (!action) return [];
    const offices = to.flatMap((place) => action.to[place] ?? []);
    const recipients = offices.map(({ name, address }) =>
      address ? `${name}, ${inlineText(address)}` : name,
    );
    const times = howLong.flatMap((place) => action.howLong[place] ?? []);
    return {
      title: action.title,
      to: recipients.length > maxOffices ? words.copy.first.national : recipients.join('; '),
      howLong: times.filter((text) => text !== words.noTime),
    };
  });
  const hasUnknownTime = lines.some(({ howLong }) => howLong.length === 0);
  return lines.map(({ howLong, ...line }, index) => ({
    ...line,
    howLong: [
      ...howLong,
      ...(hasUnknownTime && index === lines.length - 1 ? [words.first.askTime] : []),
    ].join(' '),
  }));
}

/** Returns the requirements for a first bid in short form. */
export function firstBidText({ months, open }: FirstBid, { copy: { bid } }: PlannerWords): string {
  if (!months) return open ? bid.open : bid.none;
  return fill(open ? bid.both : bid.months, { months: monthsText(months) });
}
