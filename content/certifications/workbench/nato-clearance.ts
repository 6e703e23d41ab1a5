import { checkOf } from '../../verify';
import type { Workbench } from './types';

export const workbench: Workbench = {
  verify: checkOf('nato-clearance'),
  after: {
    event: 'the clearance',
    lead: 'The state sets how long a clearance lasts. The marks show Denmark’s two periods.',
    marks: [
      { month: 24, label: 'Two years', renewal: true },
      { month: 60, label: 'Five years', renewal: true },
    ],
    duties: [
      { title: 'Validity', text: '{fact:dk-validity}' },
      {
        title: 'Report',
        text: 'New owners, directors, premises and every breach go to the authority, as the national rules say.',
      },
      {
        title: 'In between',
        text: 'Briefings for cleared people, registers that match the documents, and inspections by the authority.',
      },
    ],
  },
  questions: [
    {
      title: 'Which authority can confirm your clearance, and at which level?',
      text: 'The authority’s name and address, and a reference, for your buyer’s own authority. In Poland add number, degree and level of your certificate.',
    },
    {
      title: 'Who owns you, and who lends to you?',
      text: 'The ownership chart down to natural persons, with loans, options and board rights.',
    },
    {
      title: 'Who is your security officer?',
      text: 'The appointment, the course record and the name of the deputy.',
    },
    {
      title: 'Where would classified documents and data be kept?',
      text: 'The room and the system that the authority has seen. Do not send plans of either.',
    },
    {
      title: 'Which subcontractors would need access?',
      text: 'The list, and the security terms that reach each of them.',
    },
  ],
};
