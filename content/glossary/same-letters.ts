/** Abbreviation with several meanings, each with its glossary entry if there is one. */
export interface AmbiguousAbbreviation {
  letters: string;
  means: readonly { name: string; id?: string }[];
}

/** The abbreviations with several meanings. */
export const ambiguousAbbreviations: readonly AmbiguousAbbreviation[] = [
  {
    letters: 'FAT',
    means: [
      { id: 'fat', name: 'factory acceptance test' },
      { id: 'fai', name: 'first article test (United States)' },
    ],
  },
  {
    letters: 'FCI',
    means: [
      { id: 'fci', name: 'federal contract information' },
      { id: 'critical-item', name: 'flight critical item' },
    ],
  },
  {
    letters: 'LoI',
    means: [
      { id: 'loi', name: 'letter of intent' },
      { name: 'letter of interest' },
      { name: 'level of involvement' },
    ],
  },
  {
    letters: 'NSA',
    means: [{ id: 'nsa-dsa', name: 'national security authority' }, { name: 'US National Security Agency' }],
  },
  {
    letters: 'MLA',
    means: [
      { id: 'mla', name: 'manufacturing license agreement' },
      { id: 'accredited-certificate', name: 'multilateral recognition arrangement (IAF MLA)' },
    ],
  },
  {
    letters: 'DoC, CoC',
    means: [
      { id: 'doc', name: 'EU declaration of conformity' },
      { id: 'coc', name: 'certificate with a delivery' },
    ],
  },
  {
    letters: 'RFV',
    means: [{ id: 'deviation-concession', name: 'request for variance' }, { name: 'request for visit' }],
  },
  { letters: 'BOA', means: [{ id: 'ncia-boa', name: 'framework of NCIA' }, { name: 'type of US contract' }] },
  { letters: 'SSP', means: [{ id: 'ssp', name: 'system security plan' }, { name: 'system safety plan' }] },
  {
    letters: 'CMP',
    means: [{ id: 'cmp', name: 'configuration management plan' }, { name: 'crisis management plan' }],
  },
  {
    letters: 'FSC',
    means: [
      { id: 'fsc', name: 'facility security clearance' },
      { name: 'forest label' },
      { id: 'ncage', name: 'federal supply class in a NATO stock number' },
    ],
  },
  {
    letters: 'CSA',
    means: [
      { id: 'nsa-dsa', name: 'competent security authority' },
      { id: 'cmp', name: 'configuration status accounting' },
    ],
  },
  {
    letters: '7008',
    means: [
      { id: 'dfars-252-246-7008', name: '252.246-7008, sources of parts' },
      { id: 'dfars-252-204-7012', name: '252.204-7008, cyber notice' },
      { id: 'dfars-252-225-7048', name: '252.204-7008, old number of the export clause' },
    ],
  },
];
