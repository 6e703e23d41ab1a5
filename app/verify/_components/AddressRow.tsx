import { AddressLink } from '@/components/ui/AddressLink';
import { Certainty } from '@/components/ui/Certainty';
import { type AddressId, addresses } from '@/content/addresses';
import { verifyPage } from '@/content/page-copy/verify';

const words = verifyPage.address;

/** An official register: its name, what is found there, the host, and whether it costs or needs an account. */
export function AddressRow({ id }: { id: AddressId }) {
  const { name, what, free, needsLogin, certainty } = addresses[id];
  const notes = [free ? words.free : words.paid, needsLogin ? words.login : words.noLogin].filter(Boolean);
  return (
    <li className="py-2">
      <b className="block font-bold text-small">{name}</b>{' '}
      <AddressLink className="inline-block py-0.5 wrap-anywhere" id={id} />{' '}
      <span className="block text-small">{what}</span>{' '}
      <span className="block text-caption text-muted">
        {notes.join(', ')}
        <Certainty of={certainty} />
      </span>
    </li>
  );
}
