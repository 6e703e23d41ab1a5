import type { Certification } from '@/content/certifications/types';
import { checklistCopy } from '@/content/page-copy/pdf';
import type { ChecklistSheet } from './parts';
import { termsLine } from './terms';

/** The requirements checklist of a certification, from its record alone. */
export function checklistOf({ title, checklist }: Certification): ChecklistSheet {
  return {
    title,
    groups: checklist.map((group, g) => ({
      title: group.title,
      items: group.items.map(({ text, proof }, i) => ({ number: `${g + 1}.${i + 1}`, text, proof })),
    })),
    note: checklistCopy.note,
    terms: termsLine(checklist, title),
  };
}
