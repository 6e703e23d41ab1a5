import { contactEmail } from '@/content/site';

/**
 * The provider's mailbox; where it is wider than its place it breaks after its @, not within a word. A host may write
 * addresses differently on their way (e-mail obfuscation): React keeps what it finds.
 */
export function Mailbox() {
  const [name, host] = contactEmail.split('@');
  return (
    <span translate="no">
      <span suppressHydrationWarning>{`${name}@`}</span>
      <wbr />
      <span suppressHydrationWarning>{host}</span>
    </span>
  );
}
