import type { CertificationSlug } from '../certifications/slugs';
import type { Text } from '../text';
import { productPapers } from './product';
import { qualityPapers } from './quality';
import { securityPapers } from './security';
import type { VerifiableDocument, VerificationStep } from './types';

/** Supplier documents, in the order of the page and of the printable checklist. */
const records = [...qualityPapers, ...securityPapers, ...productPapers] as const;

/** URL fragment of a document; any other fails the type check. */
type VerifiableDocumentId = (typeof records)[number]['id'];

export const papers: readonly (VerifiableDocument & { id: VerifiableDocumentId })[] = records;

/** Section "How to verify …" of a certification page. */
export interface CertificationCheck {
  /** Document on /verify that these steps belong to. */
  paper: VerifiableDocumentId;
  subject: string;
  places: VerificationStep[];
  scope: Text;
}

/** Returns the steps on the page of this certification. Throws if no document lists it. */
export function checkOf(slug: CertificationSlug): CertificationCheck {
  for (const { id, certifications, places } of papers) {
    const found = certifications.find((each) => each.slug === slug);
    if (!found) continue;
    const { subject, scope } = found;
    return { paper: id, subject, scope, places: places.filter(({ only }) => !only || only === slug) };
  }
  throw new Error(`content/verify: no document lists the certification "${slug}"`);
}
