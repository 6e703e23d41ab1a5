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

/** Registers and authorities by nation, and how recognition stands. */
export const Registers = () => (
  <>
    <AnswerDisclosure answer={answer} id="nations" name={disclosure} short={short}>
      <DataTable
        caption={caption}
        columns={[
          { label: columns.nation, cell: ({ nation }) => nation, width: 'm' },
          { label: columns.accreditation, cell: ({ accreditation }) => <AddressList ids={accreditation} /> },
          {
            label: columns.company,
            cell: ({ company, companyNote = [] }) => (
              <>
                {companyNote.map((each, index) => (
                  <p className="mb-1" key={index}>
                    <RichContent of={each} />
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
      short={recognized.short}
    >
      <PointList columns={2} items={recognition} />
    </AnswerDisclosure>
    <AnswerDisclosure answer={ukraine.answer} id="naau" name={ukraine.title} short={ukraine.short}>
      <PointList columns={2} items={naau} />
    </AnswerDisclosure>
  </>
);

/** Offices that clear a company, as the nation's own page names them. */
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
  /** What is said in brackets of an address; nothing if empty. */
  noteOf?: (id: AddressId) => string;
}

/** Official registers, each with its name and host. An address is no claim: only one that nobody looked up has its word. */
export const AddressList = ({ ids, noteOf }: AddressListProps) => (
  <ul>
    {ids.map((id) => {
      const note = noteOf?.(id);
      return (
        <li className="py-0.5" key={id}>
          {addresses[id].name.replace(/ \([^)]*\)/, '')}: <AddressLink className="wrap-anywhere" id={id} />
          {note && ` (${note})`}
          {addresses[id].certainty === 'common-practice' && <CertaintyLabel certainty="common-practice" />}
        </li>
      );
    })}
  </ul>
);
