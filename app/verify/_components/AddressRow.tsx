import { AddressLink } from '@/components/ui/AddressLink';
import { type AddressId, addresses } from '@/content/addresses';
import { verifyPage } from '@/content/page-copy/verify';
import { certaintyOf } from '@/lib/certainty/words';
import { fill } from '@/lib/text/fill';

const words = verifyPage.address;

/** An official register: its name, what is found there, the host, and whether it costs or needs an account. */
export function AddressRow({ id }: { id: AddressId }) {
  const { name, what, free, needsLogin, certainty } = addresses[id];
  const notes = [
    free ? words.free : words.paid,
    needsLogin ? words.login : words.noLogin,
    certainty !== 'seen' && fill(words.sure, { how: certaintyOf(certainty, words.office) ?? '' }),
  ].filter(Boolean);
  return (
    <li className="py-2">
      <b className="block font-bold text-small">{name}</b>{' '}
      <AddressLink className="inline-block py-0.5 wrap-anywhere" id={id} />{' '}
      <span className="block text-small">{what}</span>{' '}
      <span className="block text-caption text-muted">{notes.join(', ')}</span>
    </li>
  );
}
