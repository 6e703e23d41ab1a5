import type { ClauseGroup } from '../types';

export const evaluationAndImprovement: ClauseGroup = {
  id: 'evaluation-and-improvement',
  number: '5.5–5.6',
  name: 'Evaluation and improvement',
  rows: [
    {
      id: 'row-34',
      asked: '5.5',
      held: '9.1.2, 9.2',
      need: 'Treat GQAR reports as complaints; add the NATO requirements to the audit program.',
      state: 'extend',
      record: 'Complaint log; audit report against AQAP 2310',
      owners: ['QM', 'IA'],
      effort: 'S',
      certainty: 'known',
    },
    {
      id: 'row-35',
      asked: '5.5, 5.6',
      held: '9.1, 9.3, 10.1, 10.3',
      need: 'Monitoring, review and improvement carry over.',
      state: 'reuse',
      record: 'Review minutes',
      owners: ['MD', 'QM'],
      effort: 'S',
      certainty: 'known',
    },
    {
      id: 'row-36',
      asked: '5.6',
      held: '10.2',
      need: 'Answer corrective action requests of the buyer side.',
      state: 'extend',
      record: 'Request, reply, verification',
      owners: ['QM'],
      effort: 'S',
      certainty: 'known',
    },
  ],
};
