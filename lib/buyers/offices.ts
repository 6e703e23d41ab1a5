import type { Buyer, Office, OfficeRole } from '@/content/buyers/types';
import type { LetterId } from '@/content/letters';
import { buyersCopy } from '@/content/page-copy/buyers';
import type { Statement } from '@/content/statement';
import type { Text } from '@/content/text';
import { contactLines } from '../addresses/contacts';
import { letterFor } from './statements';
import { letterName } from './words';

/** Returns how to reach an office: its confirmed contact fields, or its parent office if no mailbox is confirmed. */
export function contactOf({ contact, parent }: Pick<Office, 'contact' | 'parent'>): (Text | Statement)[] {
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

/** Returns one row for each office, by role, without tenders: the page header has the tender portal. The letter follows the last office of a role. */
export function officeRows(buyer: Buyer) {
  const roles = [...new Set(buyer.offices.map(({ topic }) => topic))].filter((topic) => topic !== 'tenders');
  return roles.flatMap((role) => {
    const offices = buyer.offices.filter(({ topic }) => topic === role);
    const letter = officeLetter(buyer, role);
    return offices.map((office, index) => ({
      term: buyersCopy.officeRoles[role],
      again: index > 0,
      text: [
        office.name,
        ...contactOf(office),
        ...(letter && index === offices.length - 1 ? [`[${letterName(letter)}](#letter-${letter})`] : []),
      ],
      address: office.address,
    }));
  });
}
