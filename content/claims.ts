import { guaranteeDays } from './constants';
import { dated } from './dated';
import type { Text } from './text';
import { months } from './units';

/** Marketing claim from section 9 of the specification, with the caveat that an expert expects. */
interface Claim {
  /** Text in small type before the figure ("up to"). */
  qualifier?: string;
  /** Figure in large type. */
  figure: Text;
  /** What the figure measures; continues the figure grammatically. */
  label: string;
  /** Note shown with every use of the claim: where the figure comes from and what it does not guarantee. */
  footnote: Text;
}

/**
 * Months to the certifications that buyers in NATO nations require: the second meaning of the duration, used on the
 * about and why texts.
 */
export const certificationMonths = months(6, 9);

/** Number of the month in the plan in which the first bids can go out. */
export const firstBidMonth = 3;

/** Percentage of the cost that is saved at most. */
export const costReduction = 90;
/** Percentage of the time that is saved by a cautious count. */
export const timeReduction = 70;

/** Drones expected in 2026, in millions, and annual defense spending of NATO nations, in billions of euros. */
const drones = 30;
const spending = 50;

/**
 * The six claims, keyed by name. Every page that shows a claim shows its footnote next to it or links to it by number.
 */
export const claims = {
  duration: {
    figure: '{figure:journey}',
    label: 'instead of 2+ years, from company registration to ready to bid',
    footnote: `You start by registering your company and finish ready to bid. You apply for your NATO supplier code ([NCAGE](glossary:ncage)) in month 1. From month ${firstBidMonth} you can bid on tenders that do not yet ask for the certificates. Where this site says {figure:certification} to NATO certification, it means the first two certificates, [ISO 9001](glossary:iso-9001) and [ISO/IEC 27001](glossary:iso-iec-27001), because NATO itself certifies no company.`,
  },
  time: {
    figure: `${timeReduction}%`,
    label: 'less time than the traditional route',
    footnote:
      'We compare our longest case, {figure:certification.max} to the first two certificates, with the {figure:traditional.months} of the traditional route.',
  },
  cost: {
    qualifier: 'up to',
    figure: `${costReduction}%`,
    label: 'lower cost than the traditional route',
    footnote:
      'This is the best case, for guidance and drafting only, compared with {figure:traditional.cost} for the traditional route. In our own example, drones for Germany, our support alone costs {figure:example.support}, which is {figure:example.saved} less. Certification bodies, laboratories and governments bill you separately.',
  },
  guarantee: {
    figure: `${guaranteeDays}-day`,
    label: 'money-back guarantee',
    footnote:
      'Your order names the fees that the guarantee covers, its first day and the refund date. Read the [terms of service](/legal/terms#money-back-guarantee).',
  },
  drones: {
    figure: `${drones} million`,
    label: 'drones expected in 2026',
    footnote: dated(
      'This is our own estimate for all manufacturers and drone types, and no public source confirms it. {fact:drones-ukraine}',
      {
        date: '2027-01-01',
        text: 'This is our own estimate for 2026, for all manufacturers and drone types. No public source confirms it. Counted figures for 2026 had not been published when we checked. {fact:drones-ukraine}',
      },
    ),
  },
  spending: {
    figure: `€${spending}B+`,
    label: 'of annual NATO defense spending, with access for eligible suppliers',
    footnote:
      'This is our own estimate of the yearly purchases that are open to suppliers, and no public source confirms it. The nations spend this money, not NATO. {fact:eda-equipment} You still have to be eligible and win the contract.',
  },
} satisfies Record<string, Claim>;

/** Title of the disclosure around `monthsNote`. */
export const monthsTitle = 'Why our timelines differ';

/** Explains how the different counts of months relate; printed unchanged wherever two of them appear together. */
export const monthsNote: Text =
  'The {figure:journey} of the five stations run from company registration to ready to bid. The {figure:certification} lead to ISO 9001:2015 and [ISO/IEC 27001](glossary:iso-iec-27001), the certificates that buyers in NATO nations ask for first. The comparison table and the page of a certification each count one certification, as separate estimates, while a pathway and a route plan cover all of theirs.';

export type ClaimName = keyof typeof claims;
