import type { AddressId } from '../addresses';
import { buyerRecords } from '../buyers';
import type { Statement } from '../statement';

/** Registers of a nation; offices without a recorded official address are omitted. */
interface NationRegisters {
  nation: string;
  accreditation: readonly AddressId[];
  company: readonly AddressId[];
  /** Description of its company registers, if the addresses do not give it. */
  companyNote?: readonly Statement[];
  /** Clearance authority of a nation without a page; for others it comes from their page. */
  clearance?: readonly AddressId[];
}

/** Registers for accreditation, company and clearance: nations with a page by name, then the United States. */
export const nationRegisters: readonly NationRegisters[] = [
  ...buyerRecords.flatMap(({ name, registers }) => (registers ? [{ nation: name, ...registers }] : [])).sort((one, other) => one.nation.localeCompare(other.nation, 'en')),
  {
    nation: 'United States',
    accreditation: ['ab/anab', 'ab/anab-directory'],
    company: ['sam-search', 'company/lei'],
    companyNote: [
      { text: 'The states register companies. Search the register of the Secretary of State of the state that the company names.', certainty: 'common-practice', ask: 'the Secretary of State' },
      { text: 'SAM.gov shows only firms registered for federal business. A firm has a legal entity identifier (LEI) only if it bought one.', certainty: 'common-practice', ask: 'the firm' },
    ],
    clearance: ['dcsa-assurances'],
  },
];

/** State of recognition. */
export const recognition: readonly Statement[] = [
  { text: 'Since {2026-01-01} Global Accreditation Cooperation (Global ACI) has replaced IAF and ILAC.', certainty: 'verified' },
  { text: 'Old [IAF MLA and ILAC MRA marks](address:ukas-mark) stay valid under licenses signed before 2026. The new mark may not be used until it is registered and launched.', certainty: 'verified' },
  { text: 'Estonia’s accreditation body EAK said that it is not in IAF, but it has signed all seven EA agreements. So check the scope, not the logo.', certainty: 'verified' },
];

/** What to do about certificates from the Ukrainian accreditation body. */
export const naau: readonly Statement[] = [
  { text: 'Check on the day whether NAAU is recognized for ISO/IEC 17021-1 and for the standard on the certificate.', certainty: 'verified' },
  { text: 'Does your recognition cover ISO/IEC 27001?', certainty: 'open', ask: 'NAAU' },
  { text: 'A certificate to AS9100 needs an accreditation for the aerospace scheme in any case.', certainty: 'verified' },
  { text: 'Many Ukrainian firms hold certificates from certification bodies accredited in other countries.', certainty: 'common-practice', ask: 'the certification body' },
];
