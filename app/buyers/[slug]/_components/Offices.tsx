import { Section } from '@/components/parts/Section';
import { type Term, Terms } from '@/components/parts/Terms';
import { AddressLink } from '@/components/ui/AddressLink';
import { RichText } from '@/components/ui/RichText';
import type { Buyer, OfficeRole } from '@/content/buyers/types';
import { buyersCopy as copy } from '@/content/page-copy/buyers';
import { contactOf, officeLetter } from '@/lib/buyers/offices';
import { letterName } from '@/lib/buyers/words';

/** Renders the offices by role, without tenders: the page header has the tender portal. */
export function Offices({ buyer }: { buyer: Buyer }) {
  const roles = [...new Set(buyer.offices.map(({ topic }) => topic))].filter((topic) => topic !== 'tenders');
  return (
    <Section id={copy.offices.id} size="sub" title={copy.offices.title}>
      <Terms items={roles.flatMap((topic) => officeRows(buyer, topic))} variant="rows" />
    </Section>
  );
}

/**
 * Returns one row for each office of a role: its name, how to contact it, its website. The letter follows the last office.
 */
function officeRows(buyer: Buyer, topic: OfficeRole): Term[] {
  const offices = buyer.offices.filter((office) => office.topic === topic);
  const letter = officeLetter(buyer, topic);
  return offices.map((office, index) => ({
    term: copy.officeRoles[topic],
    again: index > 0,
    text: [
      office.name,
      ...contactOf(office),
      ...(letter && index === offices.length - 1 ? [`[${letterName(letter)}](#letter-${letter})`] : []),
    ],
    link: office.address ? (
      <AddressLink className="py-1" id={office.address} />
    ) : (
      <RichText text={copy.offices.ownNation} />
    ),
  }));
}
