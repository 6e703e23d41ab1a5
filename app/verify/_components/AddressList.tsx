import { AddressLink } from '@/components/ui/AddressLink';
import { Certainty } from '@/components/ui/Certainty';
import { type AddressId, addresses } from '@/content/addresses';

interface AddressListProps {
  ids: readonly AddressId[];
  /** What is said in brackets of an address; nothing if empty. */
  noteOf?: (id: AddressId) => string;
}

/** Official registers, each with its name and host. */
export const AddressList = ({ ids, noteOf }: AddressListProps) => (
  <ul>
    {ids.map((id) => {
      const note = noteOf?.(id);
      return (
        <li className="py-0.5" key={id}>
          {addresses[id].name.replace(/ \([^)]*\)/, '')}: <AddressLink className="wrap-anywhere" id={id} />
          {note && ` (${note})`}
          <Certainty of={addresses[id].certainty} />
        </li>
      );
    })}
  </ul>
);
