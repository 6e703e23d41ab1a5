import type { ClauseGroup } from '../types';

export const evaluationAndImprovement: ClauseGroup = {
  id: 'evaluation-and-improvement',
  number: '5.5–5.6',
  name: 'Evaluation and improvement',
  rows: [
    {
      id: 'row-38',
      asked: '5.5, 5.6',
      held: '9.1.1, 9.1.3, 9.3, 10.1, 10.3',
      need: 'Monitoring, analysis, management review and improvement carry over; put the contract on the review agenda.',
      state: 'reuse',
      record: 'Review minutes',
      owners: ['MD', 'QM'],
      effort: 'S',
      certainty: 'known',
    },
    {
      id: 'row-39',
      asked: '5.5',
      held: '9.1.2, 9.2',
      need: 'Treat problems reported by the buyer side as complaints; audit the NATO additions and this contract.',
      state: 'extend',
      record: 'Complaint log; audit report against AQAP 2110',
      owners: ['QM', 'IA'],
      effort: 'M',
      certainty: 'known',
    },
    {
      id: 'row-40',
      asked: '5.6',
      held: '10.2',
      need: 'Answer corrective action requests with cause, action and proof that it worked.',
      state: 'extend',
      record: 'Request, reply, verification',
      owners: ['QM'],
      effort: 'S',
      certainty: 'known',
    },
  ],
};
