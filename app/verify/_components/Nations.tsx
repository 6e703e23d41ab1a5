import { SectionHead } from '@/components/sections/SectionHead';
import { AddressLink } from '@/components/ui/AddressLink';
import { Fold } from '@/components/ui/Fold';
import { Section } from '@/components/ui/Section';
import { StackedTable } from '@/components/ui/StackedTable';
import { type AddressId, addresses } from '@/content/addresses';
import { verifyPage } from '@/content/page-copy/verify';
import { naau, nationRegisters, recognition } from '@/content/verify/nations';
import type { Statement } from '@/content/verify/types';
import { certaintyOf } from '@/lib/certainty/words';
import { Said } from './Said';

const { title, lead, caption, fold, columns, none, recognition: recognized, ukraine } = verifyPage.nations;

const links = (ids: readonly AddressId[]) =>
  ids.length === 0 ? (
    <span className="text-muted">{none}</span>
  ) : (
    <ul>
      {ids.map((id) => (
        <li className="py-0.5" key={id}>
          {addresses[id].name.replace(/ \([^)]*\)/, '')}:{' '}
          <AddressLink className="[overflow-wrap:anywhere]" id={id} />
          {addresses[id].certainty !== 'seen' && (
            <span className="text-muted">
              {' '}
              ({certaintyOf(addresses[id].certainty, verifyPage.address.office)})
            </span>
          )}
        </li>
      ))}
    </ul>
  );

/** Accreditation body, company register and security authority of each nation, and how recognition stands. */
export function Nations() {
  return (
    <Section ground="tint" labelledBy="nations" pad="part">
      <SectionHead id="nations" lead={lead} title={title} />
      <Fold className="mt-10 lg:mt-14" title={fold}>
        <StackedTable
          caption={caption}
          columns={Object.values(columns).map((label, index) => ({
            label,
            className: index === 0 ? 'md:w-[15%]' : undefined,
          }))}
          look="dense"
          rows={nationRegisters.map(({ nation, accreditation, company, clearance }) => ({
            key: nation,
            header: nation,
            cells: [links(accreditation), links(company), links(clearance)],
          }))}
        />
      </Fold>
      <div className="mt-10 grid gap-x-16 gap-y-9 lg:grid-cols-2">
        <Statements of={recognition} title={recognized} />
        <Statements of={naau} title={ukraine} />
      </div>
    </Section>
  );
}

function Statements({ title: heading, of }: { title: string; of: readonly Statement[] }) {
  return (
    <div>
      <h3 className="mb-3 text-h4">{heading}</h3>
      <ul className="stop-list">
        {of.map((each) => (
          <li key={each.text}>
            <Said of={each} />
          </li>
        ))}
      </ul>
    </div>
  );
}
