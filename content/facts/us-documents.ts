/** Documents of United States law behind dated facts, and the reports in which they were read. */
export const usDocuments = {
  'dfars-204-73': {
    title: 'Safeguarding covered defense information, procedures',
    publisher: 'US Department of Defense',
    edition: 'DFARS subpart 204.73',
    date: '2025-01-27',
  },
  'dc3-reporting': {
    title: 'Reporting a cyber incident to the DoD Cyber Crime Center (DC3)',
    publisher: 'US Department of Defense',
    edition: 'Pages of dc3.mil, and reports on the incident form',
    date: '2026-09',
  },
  'sprs-subcontractors': {
    title: 'Answer on access to SPRS for subcontractors',
    publisher: 'Defense Acquisition University, United States',
    edition: 'Answer to a question',
    date: '2026',
  },
  'fedramp-equivalent': {
    title: 'FedRAMP Moderate equivalency for cloud services',
    publisher: 'US Department of Defense, Chief Information Officer',
    edition: 'Memorandum, read in reports',
    date: '2023-12-21',
  },
  'fedramp-classes': {
    title: 'FedRAMP certification classes',
    publisher: 'FedRAMP, US General Services Administration',
    edition: 'Notice 0004 and rules of June 2026; the classes read in reports',
    date: '2026-06-24',
  },
  'far-cui': {
    title: 'Federal Acquisition Regulation: controlled unclassified information, proposed rule',
    publisher: 'United States Government',
    edition: '91 FR 37550, read in reports',
    date: '2026-06-23',
  },
  'dfars-foci': {
    title: 'Foreign ownership, control or influence, proposed rule',
    publisher: 'US Department of Defense',
    edition: 'DFARS case 2021-D011, read in reports',
    date: '2026-05-07',
  },
  'dfars-metals': {
    title: 'Restriction on specialty metals',
    publisher: 'US Department of Defense',
    edition: 'DFARS 225.7003 and 252.225-7009, qualifying countries in 252.225-7002',
    date: '2025-01-27',
  },
  'fcc-covered-list': {
    title: 'Notices on foreign-made drones on the Covered List',
    publisher: 'US Federal Communications Commission',
    edition: 'Notices of 22 December 2025 and 7 January 2026 (DA 26-22), read in law firms’ reports',
    date: '2026-01-07',
  },
  'cfr-32-250': {
    title: 'Withholding of unclassified technical data from public disclosure',
    publisher: 'US Department of Defense',
    edition: '32 CFR part 250, Joint Certification Program',
    date: '2025-01-27',
  },
  'part-740': {
    title: 'License exceptions and country groups',
    publisher: 'US Department of Commerce, Bureau of Industry and Security',
    edition: '15 CFR part 740, Supplement No. 1',
    date: '2026-06',
    address: 'ear',
  },
} as const;
