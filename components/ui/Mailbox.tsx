import { contactEmail } from '@/content/site';

/**
 * Renders the contact address, which may break after the @ but not within a word. A host may rewrite addresses (e-mail
 * obfuscation); hydration must not report the difference.
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
