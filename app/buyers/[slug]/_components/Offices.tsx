import { Band } from '@/components/parts/Band';
import { type Term, Terms } from '@/components/parts/Terms';
import { AddressLink } from '@/components/ui/AddressLink';
import { RichText } from '@/components/ui/RichText';
import type { Buyer, Office, TopicId } from '@/content/buyers/types';
import { buyersCopy as copy } from '@/content/page-copy/buyers';
import { addressHost } from '@/lib/addresses/addresses';
import { letterFor } from '@/lib/buyers/lines';
import { letterName } from '@/lib/buyers/words';

/** Offices by what they do; the head has where tenders appear. */
export function Offices({ buyer }: { buyer: Buyer }) {
  const roles = [...new Set(buyer.offices.map(({ topic }) => topic))].filter((topic) => topic !== 'tenders');
  return (
    <Band id={copy.offices.id} size="sub" title={copy.offices.title}>
      <Terms items={roles.map((topic) => officeRow(buyer, topic))} look="rows" />
    </Band>
  );
}

/** What an office does, its name and post, the letter for it, its address: in the line of the row, or of several behind each. */
function officeRow(buyer: Buyer, topic: TopicId): Term {
  const offices = buyer.offices.filter((office) => office.topic === topic);
  const letter = letterFor(buyer, topic);
  const noAddress = copy.offices.noAddress[buyer.group];
  const named = ({ name, post }: Office) => [name, post].filter(Boolean).join('. ');
  const at = (office: Office) =>
    `${named(office)}: ${office.address ? `[${addressHost(office.address)}](address:${office.address})` : noAddress}`;
  const [first, ...others] = offices as [Office, ...Office[]];
  const lines = others.length > 0 ? offices.map(at) : [named(first)];
  const last = letter && `${lines.pop()}. [${letterName(letter)}](#letter-${letter})`;
  return {
    term: copy.officeRoles[topic],
    text: last ? [...lines, last] : lines,
    link:
      others.length > 0 ? undefined : first.address ? (
        <AddressLink className="py-1" id={first.address} />
      ) : (
        <RichText text={noAddress} />
      ),
  };
}
