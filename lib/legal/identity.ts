import { providerLabels } from '@/content/labels';
import { provider } from '@/content/site';

/** Parts of the provider's identity that a page may show. */
type IdentityPart = keyof typeof provider;

/** What the law asks a provider to say about itself (Danish E-commerce Act, section 7). */
export const companyParts = ['legalName', 'legalForm', 'address', 'cvr'] as const satisfies IdentityPart[];

/** The requested parts of the identity with their names; any the owner has not set is left out. */
export const identityRows = (
  parts: readonly IdentityPart[],
  identity: Readonly<Partial<Record<IdentityPart, string>>> = provider,
): { term: string; value: string }[] =>
  parts.flatMap((part) => {
    const value = identity[part];
    return value ? [{ term: providerLabels[part], value }] : [];
  });
