import type { RequirementFamily } from '../types';

/** Family 3.9, two requirements: screening, and people who leave or move. */
export const personnelSecurity: RequirementFamily = {
  id: 'personnel-security',
  number: '3.9',
  name: 'Personnel Security',
  rows: [
    {
      id: '3.9.1',
      name: 'Screening',
      need: 'Screen people before they get access to systems with CUI.',
      state: 'reuse',
      why: 'Screening under A.6.1 answers it; no security clearance is asked here.',
      record: 'Screening record per person, dated before access',
      roles: ['hrManager'],
      points: 3,
      poamAllowed: false,
      objectives: 1,
      controls: { viaEdition2013: ['A.6.1'] },
      allViaEdition2013: 'A.5.11 A.6.1 A.6.5',
    },
    {
      id: '3.9.2',
      name: 'Personnel actions',
      need: 'Protect systems when people leave or move: accounts, credentials, equipment.',
      state: 'reuse',
      why: 'The leaver and mover process answers it; show same-day dates.',
      record: 'Leaver checklists; account disabled date against last day',
      roles: ['hrManager'],
      points: 5,
      poamAllowed: false,
      objectives: 3,
      controls: { viaEdition2013: ['A.5.11', 'A.6.5'], judgment: ['A.5.18'] },
      allViaEdition2013: 'A.5.11 A.6.1 A.6.5',
    },
  ],
};
