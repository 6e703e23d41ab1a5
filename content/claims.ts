import { guaranteeDays } from './constants';
import type { Text } from './text';
import { months } from './units';

/** A marketing claim from the specification (section 9), with the caveat an expert expects beside it. */
export interface Claim {
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

/** The six claims. Any page that shows one shows its footnote with it. */
export const claims = {
  duration: {
    figure: '{=journey}',
    label: 'instead of 2+ years, from company registration to ready to bid',
    footnote: `The plan’s {=journey} end with documents, registrations and a bid file. First bids can go out from month ${firstBidMonth} where the tender does not yet require the pending certificates; the supplier code NCAGE is requested in month 1. Independent bodies and authorities decide on certificates and clearances, which usually take longer. The {=certification} stated elsewhere lead to ISO 9001:2015 and ISO/IEC 27001, the certificates buyers in NATO nations ask for first.`,
  },
  time: {
    figure: `${timeReduction}%`,
    label: 'less time than the traditional route',
    footnote:
      'Both routes are counted to the same end, ready to bid: documents, registrations and a bid file. We count {=certification.max}, the upper end of {=certification}, against {=traditional.months} of separate projects. The plan itself takes {=journey}.',
  },
  cost: {
    qualifier: 'up to',
    figure: `${costReduction}%`,
    label: 'lower cost than the traditional route',
    footnote:
      'Best case against a traditional route of {=traditional.cost}, for preparation only: guidance and drafting of documents. Our own example, ISO 9001 and AQAP 2110 for a German buyer, comes to {=example.support} for our support: {=example.saved} less. A whole pathway costs more, as the [comparison](/certifications/comparison#pathways) shows. Fees of certification bodies, laboratories and governments are not included where they bill you directly.',
  },
  guarantee: {
    figure: `${guaranteeDays}-day`,
    label: 'money-back guarantee',
    footnote:
      'Your order names the fees covered, the first day and the refund date. The [terms of service](/legal/terms#money-back-guarantee) say how to claim.',
  },
  drones: {
    figure: `${drones} million`,
    label: 'drones expected in 2026',
    footnote:
      'Our estimate, for all producers and types. No public source gives this number. {fact:drones-ukraine}',
  },
  spending: {
    figure: `€${spending}B+`,
    label: 'of annual NATO defense spending, with access for eligible suppliers',
    footnote:
      'Our estimate of the yearly purchases of NATO nations that are open to suppliers. No public source gives this number. The nations spend it, not NATO. {fact:eda-equipment} {fact:nato-common-funds} Access depends on eligibility and award.',
  },
} satisfies Record<string, Claim>;

/** Title of the fold around the note below. */
export const monthsTitle = 'Why our timelines differ';

/** How the months on the site relate; the same words wherever two kinds of them appear together. */
export const monthsNote: Text =
  'The months on this site count different things. The plan’s {=journey} run from company registration to ready to bid. The {=certification} lead to ISO 9001:2015 and ISO/IEC 27001, the certificates buyers in NATO nations ask for first. The comparison table and a certification’s own page each count one certification, as separate estimates. A pathway and the route planner count all their stops together.';

export type ClaimName = keyof typeof claims;
