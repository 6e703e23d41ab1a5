import { Section } from '@/components/parts/Section';
import { type Term, Terms } from '@/components/parts/Terms';
import { AddressLink } from '@/components/ui/AddressLink';
import { RichText } from '@/components/ui/RichText';
import type { Buyer, Office, OfficeRole } from '@/content/buyers/types';
import { buyersCopy as copy } from '@/content/page-copy/buyers';
import { addressHost } from '@/lib/addresses/addresses';
import { officeLetter, reachOf } from '@/lib/buyers/offices';
import { letterName } from '@/lib/buyers/words';

/** Offices by what they do; the head has where tenders appear. */
export function Offices({ buyer }: { buyer: Buyer }) {
  const roles = [...new Set(buyer.offices.map(({ topic }) => topic))].filter((topic) => topic !== 'tenders');
  return (
    <Section id={copy.offices.id} size="sub" title={copy.offices.title}>
      <Terms items={roles.map((topic) => officeRow(buyer, topic))} variant="rows" />
    </Section>
  );
}

/**
 * What an office does, its name, how to reach it, the letter for it, its address on the web: in the line of the row, or
 * of several behind each name.
 */
function officeRow(buyer: Buyer, topic: OfficeRole): Term {
  const offices = buyer.offices.filter((office) => office.topic === topic);
  const letter = officeLetter(buyer, topic);
  const web = ({ name, address }: Office) =>
    `${name}: ${address ? `[${addressHost(address)}](address:${address})` : copy.offices.ownNation}`;
  const [first, ...others] = offices as [Office, ...Office[]];
  const several = others.length > 0;
  return {
    term: copy.officeRoles[topic],
    text: [
      ...offices.flatMap((office) => [several ? web(office) : office.name, ...reachOf(office)]),
      ...(letter ? [`[${letterName(letter)}](#letter-${letter})`] : []),
    ],
    link: several ? undefined : first.address ? (
      <AddressLink className="py-1" id={first.address} />
    ) : (
      <RichText text={copy.offices.ownNation} />
    ),
  };
}
