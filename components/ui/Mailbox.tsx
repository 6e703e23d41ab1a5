import { contactEmail } from '@/content/site';

/** The provider's mailbox; where it is wider than its place it breaks after its @, not within a word. */
export function Mailbox() {
  const [name, host] = contactEmail.split('@');
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}
