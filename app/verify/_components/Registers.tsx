import { AnswerDisclosure } from '@/components/parts/AnswerDisclosure';
import { DataTable } from '@/components/parts/DataTable';
import { PointList } from '@/components/parts/PointList';
import { RichContent } from '@/components/parts/RichContent';
import { AddressLink } from '@/components/ui/AddressLink';
import { CertaintyLabel } from '@/components/ui/CertaintyLabel';
import { type AddressId, addresses } from '@/content/addresses';
import { buyerRecords } from '@/content/buyers';
import { verifyPage } from '@/content/page-copy/verify';
import { naau, nationRegisters, recognition } from '@/content/verify/nations';

const {
  caption,
  disclosure,
  answer,
  short,
  columns,
  unread,
  recognition: recognized,
  ukraine,
} = verifyPage.nations;

/** Renders the registers and authorities by nation, and the state of recognition. */
export const Registers = () => (
  <>
    <AnswerDisclosure answer={answer} id="nations" name={disclosure} mobileAnswer={short}>
      <DataTable
        blocks
        caption={caption}
        columns={[
          { label: columns.nation, cell: ({ nation }) => nation, width: 'm' },
          { label: columns.accreditation, cell: ({ accreditation }) => <AddressList ids={accreditation} /> },
          {
            label: columns.company,
            cell: ({ company, companyNote = [] }) => (
              <>
                {companyNote.map((note, index) => (
                  <p className="mb-1" key={index}>
                    <RichContent content={note} />
                  </p>
                ))}
                <AddressList ids={company} />
              </>
            ),
          },
          {
            label: columns.clearance,
            cell: ({ nation, clearance }) =>
              clearance ? <AddressList ids={clearance} /> : <Offices nation={nation} />,
          },
        ]}
        rows={nationRegisters}
      />
    </AnswerDisclosure>
    <AnswerDisclosure
      answer={recognized.answer}
      id="recognition"
      name={recognized.title}
      mobileAnswer={recognized.short}
    >
      <PointList columns={2} items={recognition} />
    </AnswerDisclosure>
    <AnswerDisclosure answer={ukraine.answer} id="naau" name={ukraine.title} mobileAnswer={ukraine.short}>
      <PointList columns={2} items={naau} />
    </AnswerDisclosure>
  </>
);

/** Renders the offices that grant a facility clearance, from the buyer page of the nation. */
const Offices = ({ nation }: { nation: string }) => (
  <ul>
    {buyerRecords
      .filter(({ name }) => name === nation)
      .flatMap((buyer) => buyer.offices.filter(({ topic }) => topic === 'markings'))
      .map(({ name, address }, index) => (
        <li className="py-0.5" key={index}>
          {name}: {address ? <AddressLink className="wrap-anywhere" id={address} /> : unread}
        </li>
      ))}
  </ul>
);

interface AddressListProps {
  ids: readonly AddressId[];
  /** Returns the note in brackets after an address; an empty string for none. */
  noteOf?: (id: AddressId) => string;
}

/**
 * Renders official registers with name and host. Only unverified addresses have a certainty label, as addresses are
 * not claims.
 */
export const AddressList = ({ ids, noteOf }: AddressListProps) => (
  <ul>
    {ids.map((id) => {
      const note = noteOf?.(id);
      return (
        <li className="py-0.5" key={id}>
          {addresses[id].name}: <AddressLink className="wrap-anywhere" id={id} />
          {note && ` (${note})`}
          {addresses[id].certainty === 'common-practice' && <CertaintyLabel certainty="common-practice" />}
        </li>
      );
    })}
  </ul>
);
