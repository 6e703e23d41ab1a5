import type { Certification } from '@/content/certifications/types';
import type { ChecklistSheet } from './parts';

/** The requirements checklist of a certification, from its record alone. */
export function checklistOf({ title, checklist }: Certification): ChecklistSheet {
  return {
    title,
    groups: checklist.map((group, g) => ({
      title: group.title,
      items: group.items.map(({ text, proof }, i) => ({ number: `${g + 1}.${i + 1}`, text, proof })),
    })),
    note: 'Tick what you can show, not what you plan. The wording is ours: the contract, the law and the standard itself decide.',
  };
}
