import { Band } from '@/components/parts/Band';
import { type Term, Terms } from '@/components/parts/Terms';
import { AddressLink } from '@/components/ui/AddressLink';
import { RichText } from '@/components/ui/RichText';
import type { Buyer, Office, TopicId } from '@/content/buyers/types';
import { buyersCopy as copy } from '@/content/page-copy/buyers';
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
  const address = ({ address }: Office) =>
    address ? <AddressLink id={address} /> : <RichText text={copy.offices.noAddress[buyer.group]} />;
  const term = copy.officeRoles[topic];
  const text = offices.map((office, index) => (
    <p key={office.name}>
      <RichText terms={false} text={office.name} />
      {office.post && `. ${office.post}`}
      {offices.length > 1 && <>: {address(office)}</>}
      {letter && index === offices.length - 1 && (
        <>
          {'. '}
          <a className="word-link" href={`#letter-${letter}`}>
            {letterName(letter)}
          </a>
        </>
      )}
    </p>
  ));
  const [only, second] = offices;
  return { term, text: <>{text}</>, link: only && !second ? address(only) : undefined };
}
