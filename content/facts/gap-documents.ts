/** Documents behind rows of the gap tables that no dated fact cites. */
export const gapDocuments = {
  'aqap-2110-cz': {
    title: 'Czech defense standard on AQAP 2110, with bilingual contents',
    publisher: 'Defence Standardization, Codification and Government Quality Assurance Authority, Czechia',
    edition: 'National version of AQAP-2110 Edition D',
    date: '2016',
  },
  'aqap-2310-cz': {
    title: 'Czech defense standard on AQAP 2310',
    publisher: 'Defence Standardization, Codification and Government Quality Assurance Authority, Czechia',
    edition: 'ČOS 051674, national version of AQAP-2310 Edition B',
    date: '2018',
  },
  'aqap-2310-a': {
    title: 'NATO quality management system requirements for aviation, space and defence suppliers',
    publisher: 'NATO Standardization Office, read in a Turkish translation',
    edition: 'AQAP-2310, Edition A',
    date: '2013-04-11',
  },
  'aqap-dnv': {
    title: 'Agenda of a training on AQAP 2110',
    publisher: 'DNV',
    edition: 'Headings of Edition D',
    date: '2025-04',
  },
  'aqap-2105-2009': {
    title: 'NATO requirements for deliverable quality plans',
    publisher: 'NATO Standardization Office',
    edition: 'AQAP-2105, Edition 2, list of contents',
    date: '2009-12',
  },
  'uk-aof-coc': {
    title: 'Acquisition Operating Framework, certificates of conformity',
    publisher: 'Ministry of Defence, United Kingdom',
    edition: 'Version 8.0.18',
    date: '2010-09',
  },
  'as9100-dnv': {
    title: 'Transition to AS9100D',
    publisher: 'DNV',
    edition: 'Slides on what Revision D changes',
    date: '2016-10',
  },
  'sp-800-53-iso': {
    title: 'Mapping of SP 800-53 to ISO/IEC 27001',
    publisher: 'National Institute of Standards and Technology',
    edition: 'SP 800-53 to ISO/IEC 27001:2013',
    date: '2020',
  },
  'olir-27001': {
    title: 'Informative reference from SP 800-53 to ISO/IEC 27001:2022',
    publisher: 'National Institute of Standards and Technology',
    edition: 'Table of 12 October 2023',
    date: '2023-10-12',
  },
  'iso-27002-annex': {
    title: 'Information security controls',
    publisher: 'International Organization for Standardization',
    edition: 'ISO/IEC 27002:2022, numbers in Annex B',
    date: '2022-02',
  },
} as const;
