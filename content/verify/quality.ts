import type { VerifiableDocument } from './types';

/**
 * Documents for quality and information security standards. Source: research notes on document checks, 23 November
 * 2026.
 */

const managementSystems = {
  id: 'iso',
  name: 'ISO 9001, ISO/IEC 27001',
  certifications: [
    {
      slug: 'iso9001',
      subject: 'this certificate',
      scope:
        'The scope must name the work you buy, for example “design and manufacture of unmanned aircraft”, and the address where it is done. A scope without design does not cover a company that designs.',
    },
    {
      slug: 'iso27001',
      subject: 'this certificate',
      scope:
        'The scope must name the activity, the sites and the cloud for your information, to ISO/IEC 27001:2022. An office says nothing about the workshop or the test range.',
    },
  ],
  visibility: 'part',
  shows: [
    { text: 'Name and address of every site, with its activities', certainty: 'verified' },
    { text: 'Effective date, expiry date and one unique number', certainty: 'verified' },
    { text: 'Standard with its edition', certainty: 'verified' },
    { text: 'Name, address and mark of the certification body', certainty: 'verified' },
    {
      text: '[ISO/IEC 27001](glossary:iso-iec-27001): version of the Statement of Applicability',
      certainty: 'common-practice',
      ask: 'the certification body',
    },
  ],
  lookUp: ['iaf-certsearch', 'global-aci-mra-status', 'ea-mla', 'ab/ukas-certcheck'],
  places: [
    {
      title: 'The accreditation mark',
      text: 'An [accredited certificate](glossary:accredited-certificate) carries the mark and number of an accreditation body. {fact:accreditation-bodies} Look the accreditation body up, for this standard and on the day you check, in [Global ACI’s status list](address:global-aci-mra-status) or [EA’s directory](address:ea-mla).',
    },
    {
      title: 'The certification body',
      text: 'Ask the certification body whether the number is valid today, and for which sites. A suspended certificate looks no different. [IAF CertSearch](address:iaf-certsearch) shows the status of accredited certificates.',
    },
    {
      title: 'Edition, sites and dates',
      text: 'Read the edition, every site and both dates. {fact:iso9001-2026}',
      only: 'iso9001',
    },
    {
      title: 'The Statement of Applicability',
      text: 'The certificate should name its version. Ask for it: it shows which controls were left out, and why.',
      only: 'iso27001',
    },
  ],
  absence: {
    text: 'A certificate that is missing from CertSearch may still be valid. CertSearch lists only accredited management systems, no products or persons.',
    certainty: 'verified',
  },
  presence: {
    text: 'If a certification body loses its accreditation, you find its certificates for three more months, and if it is only suspended, until they expire.',
    certainty: 'verified',
  },
  instead: {
    text: 'Write to the certification body. It must tell anyone whether a certificate is valid.',
    certainty: 'common-practice',
    ask: 'its accreditation body',
  },
  flags: [1, 2, 7, 8, 9, 10, 11, 12],
  minutes: 10,
  answer: [{ text: '1–5 working days', certainty: 'our-estimate' }],
} as const satisfies VerifiableDocument;

const aerospace = {
  id: 'as9100',
  name: 'AS9100 and EN 9100',
  certifications: [
    {
      slug: 'as9100d',
      subject: 'this certificate',
      scope:
        'The scope must name the process you buy, such as machining, electronics assembly or flight software, at the address that makes your part. It must name design where the supplier designs.',
    },
  ],
  visibility: 'account',
  shows: [
    {
      text: 'Standard, site, scope and exclusions, as in the database [OASIS](glossary:oasis)',
      certainty: 'verified',
    },
    { text: 'Status in OASIS on the day of the check', certainty: 'verified' },
    { text: 'Accreditation of the certification body for the aerospace scheme', certainty: 'verified' },
  ],
  lookUp: ['oasis-search', 'oasis-public', 'ab/anab-directory', 'ab/ukas'],
  places: [
    {
      title: 'OASIS',
      text: 'Look the company up in OASIS, [the database of the aerospace quality group IAQG](address:oasis-search), and read standard, site, scope and status. You can search after [free registration](address:oasis-public).',
    },
    {
      title: 'The certification body',
      text: 'Its accreditation has to cover the aerospace scheme as well as [ISO 9001](glossary:iso-9001). {fact:aerospace-scheme} US certification bodies are in [ANAB’s directory](address:ab/anab-directory), British ones at [UKAS](address:ab/ukas).',
    },
    {
      title: 'The same standard by another name',
      text: '[EN 9100](glossary:en-9100) and JISQ 9100 have the same content. 9110 (maintenance) and 9120 (distributors) do not cover manufacture.',
    },
  ],
  absence: {
    text: 'A certificate that is not in OASIS is not an AS9100 certificate.',
    certainty: 'second-hand',
  },
  presence: {
    text: 'Only company and certificate data are public. The supplier’s administrator grants access to audit results.',
    certainty: 'verified',
  },
  flags: [1, 2, 8, 9, 10, 12],
  minutes: 15,
  before: 'after you open an account',
  answer: [{ text: '1–5 days until you see audit results', certainty: 'our-estimate' }],
} as const satisfies VerifiableDocument;

const contractQuality = {
  id: 'aqap',
  name: 'AQAP 2110',
  certifications: [
    {
      slug: 'aqap2110',
      subject: 'this certificate',
      scope:
        'The scope must name design, development and production of the product you buy, at the site where the work is done. “Assembly” alone does not cover a company that designs its own drone.',
    },
  ],
  visibility: 'none',
  shows: [
    { text: 'Name of the issuer, with its accreditation for AQAP', certainty: 'common-practice' },
    { text: 'AQAP 2110, Edition D', certainty: 'verified' },
    { text: 'Site, dates, and the word “design” in the scope', certainty: 'common-practice' },
  ],
  lookUp: ['nso', 'ab/pca'],
  places: [
    {
      title: 'The certification body that assessed',
      text: 'NATO issues no AQAP certificate. Ask the national or accredited certification body named on it whether the number is valid today.',
    },
    {
      title: 'Edition, sites and dates',
      text: 'Compare the edition on the certificate with the one in your contract. {fact:aqap-2110-edition} The [NATO Standardization Office](address:nso) publishes the AQAPs free of charge.',
    },
    {
      title: 'A contract in place of a certificate',
      text: 'Many suppliers have none. Ask for a contract that cites AQAP 2110, its accepted quality plan and a signed certificate of conformity.',
    },
  ],
  absence: {
    text: 'We found no public register of AQAP certificates, so absence proves nothing. Does your country keep a list?',
    certainty: 'open',
    ask: 'the issuer',
  },
  presence: {
    text: 'Poland’s accreditation body is said to have accredited a military center for AQAP 2110, and for 2120 and 2130, which are withdrawn. Ask the center for its scope today.',
    certainty: 'second-hand',
  },
  flags: [3, 7, 10],
  minutes: 10,
  answer: [{ text: '1–3 weeks', certainty: 'our-estimate' }],
} as const satisfies VerifiableDocument;

/** Certificates and documents of quality systems. */
export const qualityDocuments = [managementSystems, aerospace, contractQuality] as const;
