import { Fragment } from 'react';
import { SectionHead } from '@/components/sections/SectionHead';
import { AddressLink } from '@/components/ui/AddressLink';
import { Certainty } from '@/components/ui/Certainty';
import { Section } from '@/components/ui/Section';
import { StackedTable } from '@/components/ui/StackedTable';
import { type AddressId, addresses } from '@/content/addresses';
import { buyerRecords } from '@/content/buyers';
import { verifyPage } from '@/content/page-copy/verify';
import { naau, nationRegisters, recognition } from '@/content/verify/nations';
import type { Statement } from '@/content/verify/types';
import { Row } from './Row';
import { Said } from './Said';

const { title, lead, caption, fold, columns, unread, recognition: recognized, ukraine } = verifyPage.nations;

const links = (ids: readonly AddressId[]) => (
  <ul>
    {ids.map((id) => (
      <li className="py-0.5" key={id}>
        {addresses[id].name.replace(/ \([^)]*\)/, '')}: <AddressLink className="wrap-anywhere" id={id} />
        <Certainty of={addresses[id].certainty} />
      </li>
    ))}
  </ul>
);

/** Offices that clear a company, as the nation's own page names them. */
const offices = (nation: string) => (
  <ul>
    {buyerRecords
      .filter(({ name }) => name === nation)
      .flatMap((buyer) => buyer.offices.filter(({ topic }) => topic === 'marks'))
      .map(({ name, address }) => (
        <li className="py-0.5" key={name}>
          {name}: {address ? <AddressLink className="wrap-anywhere" id={address} /> : unread}
        </li>
      ))}
  </ul>
);

/** Accreditation body, company register and security authority of each nation, and how recognition stands. */
export function Nations() {
  return (
    <Section labelledBy="registers" pad="part">
      <SectionHead id="registers" lead={lead} title={title} />
      <Row className="mt-8 border-t border-t-fg" heading={<h3 className="text-name">{fold}</h3>} id="nations">
        <StackedTable
          caption={caption}
          columns={Object.values(columns).map((label, index) => ({
            label,
            className: index === 0 ? 'md:w-[15%]' : undefined,
          }))}
          look="dense"
          rows={nationRegisters.map(({ nation, accreditation, company, companyNote, clearance }) => ({
            key: nation,
            header: nation,
            cells: [
              links(accreditation),
              <Fragment key={columns.company}>
                {links(company)}
                {companyNote?.map((each) => (
                  <p className="mt-1" key={each.text}>
                    <Said of={each} />
                  </p>
                ))}
              </Fragment>,
              clearance ? links(clearance) : offices(nation),
            ],
          }))}
        />
      </Row>
      <Row heading={<h3 className="text-name">{recognized}</h3>} id="recognition">
        <Statements of={recognition} />
      </Row>
      <Row heading={<h3 className="text-name">{ukraine}</h3>} id="naau">
        <Statements of={naau} />
      </Row>
    </Section>
  );
}

const Statements = ({ of }: { of: readonly Statement[] }) => (
  <ul className="stop-list gap-x-16 lg:columns-2">
    {of.map((each) => (
      <li className="break-inside-avoid" key={each.text}>
        <Said of={each} />
      </li>
    ))}
  </ul>
);
