import type { CertificationSlug } from '../certifications/slugs';
import { productDocuments } from './product';
import { qualityDocuments } from './quality';
import { securityDocuments } from './security';
import type { VerifiableDocument } from './types';

/** Supplier documents, in the order of the page and of the printable checklist. */
const records = [...qualityDocuments, ...securityDocuments, ...productDocuments] as const;

/** URL fragment of a document; any other fails the type check. */
type VerifiableDocumentId = (typeof records)[number]['id'];

/** The documents, each with its literal id. */
export const verifiableDocuments: readonly (VerifiableDocument & { id: VerifiableDocumentId })[] = records;

/**
 * Returns the section "How to verify …" of a certification page, with the document on /verify that its steps belong to.
 * Throws if no document lists the certification.
 */
export function verificationOf(slug: CertificationSlug) {
  for (const { id, certifications, places } of verifiableDocuments) {
    const found = certifications.find((each) => each.slug === slug);
    if (!found) continue;
    const { subject, scope } = found;
    return { document: id, subject, scope, places: places.filter(({ only }) => !only || only === slug) };
  }
  throw new Error(`content/verify: no document lists the certification "${slug}"`);
}
