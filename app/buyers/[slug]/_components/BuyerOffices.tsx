import { clsx } from 'clsx';
import { AddressLink } from '@/components/ui/AddressLink';
import { Fold } from '@/components/ui/Fold';
import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import type { Buyer, Office } from '@/content/buyers/types';
import { buyersCopy } from '@/content/page-copy/buyers';
import { letterFor } from '@/lib/buyers/lines';
import { letterOf } from '@/lib/letters/letter';
import { fill } from '@/lib/text/fill';

const copy = buyersCopy.offices;
/** Offices in the open on the phone: two rows of two elsewhere. */
const open = 4;

/** Words that start a line of their own, inside a sentence; a name keeps its capital. */
const inSentence = (text: string) =>
  text.replace(/^(The|A|Before|Within|Where|When) /, (word) => word.toLowerCase());

/** Whom to write to first, then the offices: duty, name, address, letter. */
export function BuyerOffices({ buyer }: { buyer: Buyer }) {
  // A fold for a single office would be as high as the office.
  const shown = buyer.offices.length > open + 1 ? open : buyer.offices.length;
  const rest = buyer.offices.slice(shown);
  const first = letterOf(buyer.letters[0]);
  return (
    <Section ground="tint" id={copy.id} labelledBy="offices-title" pad="part">
      <Heading id="offices-title" level={2} size="sub">
        {copy.title}
      </Heading>
      <p className="mt-4 max-w-measure text-small print:mt-1 print:text-caption">
        {copy.first[0]}{' '}
        <a className="underline underline-offset-link" href={`#letter-${first.id}`}>
          {fill(buyersCopy.letter, { letter: first.id })}
        </a>{' '}
        {fill(copy.first[1], { to: inSentence(first.to), when: inSentence(first.when) })}
      </p>
      <OfficeRows
        buyer={buyer}
        className="mt-4 border-fg border-t-2 print:mt-3"
        offices={buyer.offices.slice(0, shown)}
      />
      {rest.length > 0 && (
        <Fold compact title={fill(copy.more, { count: rest.length })}>
          <OfficeRows buyer={buyer} offices={rest} />
        </Fold>
      )}
    </Section>
  );
}

interface OfficeRowsProps {
  buyer: Buyer;
  offices: readonly Office[];
  className?: string;
}

function OfficeRows({ buyer, offices, className }: OfficeRowsProps) {
  return (
    <ul className={clsx('grid gap-x-12 md:grid-cols-2 print:grid-cols-2', className)}>
      {offices.map((office) => (
        <OfficeRow buyer={buyer} key={office.name} office={office} />
      ))}
    </ul>
  );
}

function OfficeRow({ buyer, office: { topic, name, address, post } }: { buyer: Buyer; office: Office }) {
  const letter = letterFor(buyer, topic);
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 border-rule border-b py-3 text-small lg:grid-cols-[10rem_minmax(0,1fr)] print:py-1 print:text-caption">
      <a className="inline-block py-0.5 text-small text-muted underline-offset-link" href={`#${topic}`}>
        {buyersCopy.officeRoles[topic]}
      </a>
      <p className="wrap-anywhere">
        <b className="block text-body print:text-small">
          <RichText terms={false} text={name} />
        </b>{' '}
        {post && <span className="block">{post}</span>}{' '}
        {address ? <AddressLink id={address} /> : !post && <RichText text={copy.noAddress[buyer.group]} />}
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
