import { certificationBySlug } from '@/content/certifications';
import { planCopy } from '@/content/page-copy/planner';
import type { BuyerCode } from '@/content/planner/codes';
import type { Verdict } from '@/content/planner/types';
import { askedBy } from './asked';

const namesOf = (buyer: BuyerCode, verdict: Verdict) =>
  askedBy(buyer)
    .filter(({ verdicts }) => verdicts.drones === verdict)
    .map(({ certification }) => certificationBySlug[certification].title);

/** What a buyer asks a drone maker for, in words: the certifications with a verdict that is not plain, and those to ask about. */
export function droneAsks(buyer: BuyerCode): { asks: string; open: string } {
  const usual = namesOf(buyer, 'usual').map((name) => `${name} (${planCopy.verdicts.usual.toLowerCase()})`);
  return {
    asks: [...namesOf(buyer, 'needed'), ...usual].join(', '),
    open: namesOf(buyer, 'ask').join(', '),
  };
}
