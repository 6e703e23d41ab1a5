import { addressFiles } from '@/content/addresses';
import { buyerRecords } from '@/content/buyers';
import * as euMoney from '@/content/buyers/eu-money';
import { homePermits } from '@/content/buyers/permits';
import * as us from '@/content/buyers/united-states';
import { certifications } from '@/content/certifications';
import { factFiles } from '@/content/facts';
import { gapTables } from '@/content/gaps';
import { glossary, glossaryFiles } from '@/content/glossary';
import { legalDocuments } from '@/content/legal';
import { pages } from '@/content/pages';
import { stations } from '@/content/stations';
import { validateAddresses } from './addresses';
import { budgetContent, validateBudget } from './budget';
import { validateBuyers, validateLines, validatePermits } from './buyers';
import { validateCertifications } from './certifications';
import { validateCopy } from './copy';
import { validateFacts } from './facts';
import { validateGaps } from './gaps';
import { validateGlossary } from './glossary';
import { validateLegal } from './legal';
import { validatePages } from './pages';
import { servicesContent, validateServices } from './services';
import { validateStations } from './stations';
import type { Problem } from './values';
import { validateVerify, verifyContent } from './verify';

/** A fault as one line of the build's output. */
const line = ({ file, record, field, message }: Problem): string => `${file}, ${record}.${field}: ${message}`;

/** Every problem of the whole dataset; empty when the site may be built. */
export function contentProblems(): string[] {
  const paths = new Set<string>(pages.map(({ path }) => path));
  const records = [
    ...validateAddresses(addressFiles, new Set(Object.keys(glossary))),
    ...validateFacts(factFiles),
    ...validateServices(servicesContent),
    ...validateStations(Object.values(stations)),
    ...validateCertifications(certifications),
    ...validateBudget(budgetContent),
    ...validateBuyers(buyerRecords),
    ...validatePermits(homePermits),
    ...validateLines('content/buyers/eu-money.ts', euMoney),
    ...validateLines('content/buyers/united-states.ts', us),
    ...validateGaps(gapTables),
    ...validateLegal(legalDocuments),
    ...validateGlossary(glossaryFiles, paths),
    ...validateVerify(verifyContent),
    ...validateCopy(),
  ];
  return [...validatePages(pages), ...records.map(line)];
}
