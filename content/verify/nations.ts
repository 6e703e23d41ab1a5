import type { AddressId } from '../addresses';
import { buyerRecords } from '../buyers';
import type { VerifyStatement } from './types';

/** Registers of a nation; offices without a recorded official address are omitted. */
interface NationRegisters {
  nation: string;
  accreditation: readonly AddressId[];
  company: readonly AddressId[];
  /** Description of its company registers, if the addresses do not give it. */
  companyNote?: readonly VerifyStatement[];
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
      { text: 'The states register companies: search the Secretary of State of the state named. There is no federal register.', certainty: 'common-practice', office: 'the Secretary of State' },
      { text: 'SAM.gov shows only firms registered for federal business. A firm has an LEI only if it bought one.', certainty: 'common-practice', office: 'the firm' },
    ],
    clearance: ['dcsa-assurances'],
  },
];

/** State of recognition. */
export const recognition: readonly VerifyStatement[] = [
  { text: 'Since {2026-01-01} Global Accreditation Cooperation (Global ACI) has replaced IAF and ILAC.', certainty: 'verified' },
  { text: 'Old [IAF MLA and ILAC MRA marks](address:ukas-mark) stay valid under licenses signed before 2026. The new mark may not be used until it is registered and launched.', certainty: 'verified' },
  { text: 'Estonia’s EAK said that it is not in IAF, and it signs all seven EA agreements. Test the scope, not the logo.', certainty: 'verified' },
];

/** What to do about certificates from the Ukrainian accreditation body. */
export const naau: readonly VerifyStatement[] = [
  { text: 'Look NAAU up for ISO/IEC 17021-1 and for the standard, on the day you check.', certainty: 'verified' },
  { text: 'Is ISO/IEC 27001 covered?', certainty: 'open', office: 'NAAU' },
  { text: 'AS9100 needs an accreditation for the aerospace scheme in any case.', certainty: 'verified' },
  { text: 'Many Ukrainian firms hold certificates from bodies accredited elsewhere.', certainty: 'common-practice', office: 'the certification body' },
];
