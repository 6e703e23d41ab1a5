import { guaranteeDays } from './constants';
import { dated } from './dated';
import type { Text } from './text';
import { months } from './units';

/** A marketing claim from the specification (section 9), with the caveat an expert expects beside it. */
interface Claim {
  /** Words that belong to the number and come before it in small type ("up to"). */
  qualifier?: string;
  /** The number, as a page prints it in large type. */
  figure: Text;
  /** What the number measures; continues the figure. */
  label: string;
  /** Printed beside the claim wherever it is shown: where the number comes from and what it does not promise. */
  footnote: Text;
}

/** Second reading of the duration, for the about and why texts: months to the certifications buyers in NATO nations ask for. */
export const certificationMonths = months(6, 9);

/** Month of the plan in which the first bids can go out. */
export const firstBidMonth = 3;

/** Largest cost reduction and the cautious time reduction, in percent. */
export const costReduction = 90;
export const timeReduction = 70;

/** Drones expected in 2026, in millions, and annual defense spending in NATO nations, in billions of euros. */
const drones = 30;
const spending = 50;

/** The six claims. Any page that shows one shows its footnote with it, beside it or numbered and linked. */
export const claims = {
  duration: {
    figure: '{=journey}',
    label: 'instead of 2+ years, from company registration to ready to bid',
    footnote: `From company registration to ready to bid. NCAGE is requested in month 1, so first bids can go out from month ${firstBidMonth} if the tender does not yet ask for the pending certificates. The {=certification} to NATO certification stated elsewhere lead to ISO 9001 and ISO/IEC 27001. NATO itself certifies no company.`,
  },
  time: {
    figure: `${timeReduction}%`,
    label: 'less time than the traditional route',
    footnote:
      '{=certification.max}, the upper end of {=certification}, to the first two certificates, against {=traditional.months} of the traditional route.',
  },
  cost: {
    qualifier: 'up to',
    figure: `${costReduction}%`,
    label: 'lower cost than the traditional route',
    footnote:
      'Best case, for guidance and drafting only, against {=traditional.cost}. Our own example, drones for Germany, comes to {=example.support} for our support alone: {=example.saved} less. Certification bodies, laboratories and governments bill you separately.',
  },
  guarantee: {
    figure: `${guaranteeDays}-day`,
    label: 'money-back guarantee',
    footnote:
      'Your order names the fees covered, the first day and the refund date. See the [terms of service](/legal/terms#money-back-guarantee).',
  },
  drones: {
    figure: `${drones} million`,
    label: 'drones expected in 2026',
    footnote: dated('Our own unverified estimate, for all makers and types. {fact:drones-ukraine}', {
      date: '2027-01-01',
      text: 'Our own unverified estimate for 2026, for all makers and types. Counted figures for 2026 were not out when we checked. {fact:drones-ukraine}',
    }),
  },
  spending: {
    figure: `€${spending}B+`,
    label: 'of annual NATO defense spending, with access for eligible suppliers',
    footnote:
      'Our own unverified estimate of the yearly purchases open to suppliers. The nations spend it, not NATO. {fact:eda-equipment} You still have to be eligible and win.',
  },
} satisfies Record<string, Claim>;

/** Title of the fold around the note below. */
export const monthsTitle = 'Why our timelines differ';

/** How the months on the site relate; the same words wherever two kinds of them appear together. */
export const monthsNote: Text =
  'The months on this site count different things. The plan’s {=journey} run from company registration to ready to bid. The {=certification} lead to ISO 9001:2015 and ISO/IEC 27001, the certificates buyers in NATO nations ask for first. The comparison table and a certification’s own page each count one certification, as separate estimates. A pathway and the route planner count all their stops together.';

export type ClaimName = keyof typeof claims;
