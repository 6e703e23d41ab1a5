import { providerLabels } from '@/content/labels';
import { provider } from '@/content/site';

/** Parts of the provider's identity that a page can show. */
type IdentityPart = keyof typeof provider;

/** Parts that a provider must publish by law (Danish E-commerce Act, section 7). */
export const companyParts = ['legalName', 'legalForm', 'address', 'cvr'] as const satisfies IdentityPart[];

/** Returns the requested parts of the identity with their labels; missing parts are left out. */
export const identityRows = (
  parts: readonly IdentityPart[],
  identity: Readonly<Partial<Record<IdentityPart, string>>> = provider,
): { term: string; value: string }[] =>
  parts.flatMap((part) => {
    const value = identity[part];
    return value ? [{ term: providerLabels[part], value }] : [];
  });
