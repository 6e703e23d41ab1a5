import type { Buyer, Office, OfficeRole } from '@/content/buyers/types';
import type { LetterId } from '@/content/letters';
import { buyersCopy } from '@/content/page-copy/buyers';
import type { Text } from '@/content/text';
import { type ContactLine, contactLines } from '../addresses/contacts';
import { letterFor } from './statements';

/** Returns how to reach an office: its confirmed contact fields, or its parent office if no mailbox is confirmed. */
export function contactOf({ contact, parent }: Pick<Office, 'contact' | 'parent'>): (Text | ContactLine)[] {
  if (contact) return contactLines(contact);
  if (!parent) return [];
  const { name, contact: at } = parent;
  return [
    buyersCopy.offices.noMailbox,
    ...(at ? contactLines(at, name) : [{ text: name, certainty: 'common-practice' as const }]),
  ];
}

/** Returns the letter for the offices of a role: the office's letter, or that of the topic. */
export const officeLetter = (buyer: Buyer, role: OfficeRole): LetterId | undefined =>
  buyer.offices.find(({ topic, letter }) => topic === role && letter)?.letter ??
  (role === 'airworthiness' ? undefined : letterFor(buyer, role));
