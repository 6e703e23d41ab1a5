import { verifiableDocuments } from '@/content/verify';
import * as certificate from '@/content/verify/certificate';
import * as nations from '@/content/verify/nations';
import { newestFactCheck } from '@/lib/facts/checked';

/** ISO day of the newest check behind /verify. */
export const verifyChecked = newestFactCheck([verifiableDocuments, certificate, nations]);
