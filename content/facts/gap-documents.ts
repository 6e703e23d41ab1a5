/** Documents cited by the gap tables but not by a fact. */
export const gapDocuments = {
  'aqap-2110-cz': { title: 'Czech defense standard on AQAP 2110, with bilingual contents', publisher: 'Czechia, defense standardization authority', edition: 'National version of AQAP-2110 Edition D', date: '2016' },
  'aqap-2310-cz': { title: 'Czech defense standard on AQAP 2310', publisher: 'Czechia, defense standardization authority', edition: 'ČOS 051674, national version of AQAP-2310 Edition B', date: '2018' },
  'aqap-2310-a': { title: 'NATO quality management system requirements for aviation, space and defence suppliers', publisher: 'NATO, read in a Turkish translation', edition: 'AQAP-2310, Edition A', date: '2013-04-11' },
  'svs-aqap-2120': { title: 'Slovenian defense standard on AQAP 2120', publisher: 'Ministry of Defence, Slovenia', edition: 'SVS AQAP 2120(3), foreword on Edition 3', date: '2011-12-23' },
  'aqap-scopes': { title: 'Scopes of AQAP 2120 and AQAP 2310', publisher: 'GlobalSpec', edition: 'Catalog entries of the editions of 2006 and 2013', date: '2013-04-11' },
  'nato-quality-news': { title: 'News of NATO’s working group on quality', publisher: 'Defense standardization, codification and government quality assurance authority, Slovakia', edition: 'Reports of June and October 2023', date: '2023-10-16' },
  'ca-d5540c': { title: 'Quality assurance requirements under ISO 9001:2015, code Q', publisher: 'Public Services and Procurement Canada', edition: 'Standard clause D5540C, archived', date: '2023' },
  'cz-sk-gqa': { title: 'Agreement on mutual government quality assurance', publisher: 'Czechia and Slovakia', edition: 'Agreement 85/2000, Article 16', date: '2000' },
  'aqap-dnv': { title: 'Agenda of a training on AQAP 2110', publisher: 'DNV', edition: 'Headings of Edition D', date: '2025-04' },
  'aqap-2105-2009': { title: 'NATO requirements for deliverable quality plans', publisher: 'NATO', edition: 'AQAP-2105, Edition 2, list of contents', date: '2009-12' },
  'uk-aof-coc': { title: 'Acquisition Operating Framework, certificates of conformity', publisher: 'Ministry of Defence, United Kingdom', edition: 'Version 8.0.18', date: '2010-09' },
  'as9100-dnv': { title: 'Transition to AS9100D', publisher: 'DNV', edition: 'Slides on what Revision D changes', date: '2016-10' },
  'sp-800-53-iso': { title: 'Mapping of SP 800-53 to ISO/IEC 27001', publisher: 'NIST', edition: 'SP 800-53 to ISO/IEC 27001:2013', date: '2020' },
  'olir-27001': { title: 'Informative reference from SP 800-53 to ISO/IEC 27001:2022', publisher: 'NIST', edition: 'Table of 12 October 2023', date: '2023-10-12' },
  'iso-27002-annex': { title: 'Information security controls', publisher: 'ISO', edition: 'ISO/IEC 27002:2022, numbers in Annex B', date: '2022-02' },
} as const;
