import { AddressLink } from '@/components/ui/AddressLink';
import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import type { Buyer, Office } from '@/content/buyers/types';
import { buyersCopy } from '@/content/page-copy/buyers';
import { letterFor } from '@/lib/buyers/lines';
import { fill } from '@/lib/text/fill';

const copy = buyersCopy.offices;

/** Offices to write to: duty, name, address, letter. */
export function BuyerOffices({ buyer }: { buyer: Buyer }) {
  return (
    <Section ground="tint" id={copy.id} labelledBy="offices-title" pad="part">
      <Heading id="offices-title" level={2} size="page">
        {copy.title}
      </Heading>
      <p className="mt-5 max-w-measure text-body">{copy.lead}</p>
      <ul className="mt-8 grid gap-x-12 border-fg border-t-2 md:grid-cols-2 print:mt-3 print:grid-cols-2">
        {buyer.offices.map((office) => (
          <OfficeRow buyer={buyer} key={office.name} office={office} />
        ))}
      </ul>
    </Section>
  );
}

function OfficeRow({ buyer, office: { topic, name, address, post } }: { buyer: Buyer; office: Office }) {
  const letter = letterFor(buyer, topic);
  return (
    <li className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 border-rule border-b py-3 text-small lg:grid-cols-[10rem_minmax(0,1fr)] print:py-1">
      <a className="inline-block py-0.5 text-label text-muted underline-offset-link" href={`#${topic}`}>
        {buyersCopy.officeRoles[topic]}
      </a>
      <p className="[overflow-wrap:anywhere]">
        <b className="block text-copy">
          <RichText terms={false} text={name} />
        </b>{' '}
        {post && <span className="block">{post}</span>}{' '}
        {address ? (
          <AddressLink id={address} />
        ) : (
          !post && <span className="text-muted">{copy.noAddress}</span>
        )}
        {letter && (
          <>
            {' '}
            <a
              className="ml-3 inline-block py-0.5 underline underline-offset-link"
              href={`#letter-${letter}`}
            >
              {fill(buyersCopy.letter, { letter })}
            </a>
          </>
        )}
      </p>
    </li>
  );
}
