import type { Certification } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';
import { checklistCopy } from '@/content/page-copy/pdf';
import { fill } from '@/lib/text/fill';
import type { ChecklistSheet } from './parts';
import { termsLine } from './terms';

const { checklist: words } = certificationCopy;

/** The requirements checklist of a certification, from its record alone. */
export function checklistOf({ title, checklist }: Certification): ChecklistSheet {
  return {
    title,
    groups: checklist.map((group, g) => ({
      title: group.title,
      items: group.items.map(({ text, proof, fails, first, asked }, i) => ({
        number: `${g + 1}.${i + 1}`,
        text: [text, first && `(${words.first})`, asked && `(${words.asked})`].filter(Boolean).join(' '),
        proof: fill(checklistCopy.proof, { proof, fails }),
      })),
    })),
    note: checklistCopy.note,
    terms: termsLine(checklist, title),
  };
}
