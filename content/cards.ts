import { formatDate, formatRange } from '@/lib/figures/format';
import { responseHours } from './constants';
import { legalDate } from './site';
import { hours } from './units';

/** What the social card of a page says: a title of a few words and one fact of at most 62 characters. */
export interface CardText {
  title: string;
  fact: string;
}

/** Cards of the pages that are neither station nor certification, by route. */
export const pageCards: Readonly<Record<string, CardText>> = {
  '/': { title: 'Six months to NATO Ready', fact: 'Five stations and eight certifications on one line' },
  '/about': { title: 'About ComplyTrain', fact: 'Defense compliance from Copenhagen, Lviv opening soon' },
  '/services': {
    title: 'Products & Services',
    fact: 'Platform, consultancy, investment and partnership bridging',
  },
  '/services/complytrain': {
    title: 'ComplyTrain Platform',
    fact: 'Five stations, documents drafted for your review',
  },
  '/services/investment': {
    title: 'Defense Tech Investment',
    fact: 'Capital for companies on the way to certification',
  },
  '/services/consultancy': {
    title: 'Compliance Consultancy',
    fact: 'From the gap analysis to the file an auditor reads',
  },
  '/services/partnership': {
    title: 'Partnership Bridging',
    fact: 'Between makers of defense technology and their buyers',
  },
  '/services/training': { title: 'Training & Support', fact: 'Coming Soon' },
  '/certifications/comparison': {
    title: 'Eight certifications compared',
    fact: 'Months, euros and buyers in one table',
  },
  '/contact': { title: 'Contact', fact: `We’ll respond within ${formatRange(hours(responseHours))}` },
};

/** Fact of every legal text. */
export const legalFact = `Legal texts, ${formatDate(legalDate)}`;
