import type { CertificationSlug } from '../certifications/slugs';
import type { Text } from '../text';
import { productPapers } from './product';
import { qualityPapers } from './quality';
import { securityPapers } from './security';
import type { VerifiableDocument, VerificationStep } from './types';

/** The papers of a supplier, in the order in which the page and the sheet list them. */
const records = [...qualityPapers, ...securityPapers, ...productPapers] as const;

/** Fragment of a paper; anything else fails the type check. */
type PaperId = (typeof records)[number]['id'];

export const papers: readonly (VerifiableDocument & { id: PaperId })[] = records;

/** "How to verify …" of a certification page. */
export interface CertificationCheck {
  /** Paper on /verify that these steps belong to. */
  paper: PaperId;
  subject: string;
  places: VerificationStep[];
  scope: Text;
}

/** The steps of a paper that the page of this certification prints. Throws if no paper names it. */
export function checkOf(slug: CertificationSlug): CertificationCheck {
  for (const { id, certifications, places } of papers) {
    const found = certifications.find((each) => each.slug === slug);
    if (!found) continue;
    const { subject, scope } = found;
    return { paper: id, subject, scope, places: places.filter(({ only }) => !only || only === slug) };
  }
  throw new Error(`no paper names the certification "${slug}"`);
}
