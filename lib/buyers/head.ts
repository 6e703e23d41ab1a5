import { certificationBySlug } from '@/content/certifications';
import { planCopy } from '@/content/page-copy/planner';
import type { BuyerCode } from '@/content/planner/codes';
import type { Verdict } from '@/content/planner/types';
import { requirementsOf } from './requirements';

const namesOf = (buyer: BuyerCode, verdict: Verdict) =>
  requirementsOf(buyer)
    .filter(({ verdicts }) => verdicts.drones === verdict)
    .map(({ certification }) => certificationBySlug[certification].title);

/** Returns the certifications that a buyer requires from a drone manufacturer, as text, and the number of those that depend on an answer. */
export function droneRequirements(buyer: BuyerCode): { asks: string; open: number } {
  const usual = namesOf(buyer, 'usual').map((name) => `${name} ${planCopy.usualNote}`);
  return { asks: [...namesOf(buyer, 'needed'), ...usual].join(', '), open: namesOf(buyer, 'ask').length };
}
