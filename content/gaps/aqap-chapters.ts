import type { ClauseGroup } from './types';

/** Chapters of AQAP 2110 Edition D, shared by AQAP 2310 Edition B. */
export const aqapChapters = {
  binding: { id: 'binding', number: '1–3', name: 'Binding force and references' },
  systemAndAccess: { id: 'system-and-access', number: '4', name: 'Quality system and access' },
  leadershipAndPlanning: {
    id: 'leadership-and-planning',
    number: '5.1–5.2',
    name: 'Leadership and planning',
  },
  support: { id: 'support', number: '5.3', name: 'Support' },
  operation: { id: 'operation', number: '5.4', name: 'Operation' },
  evaluationAndImprovement: {
    id: 'evaluation-and-improvement',
    number: '5.5–5.6',
    name: 'Evaluation and improvement',
  },
} satisfies Record<string, Omit<ClauseGroup, 'rows'>>;
