import type { Certification, Check } from '@/content/certifications/types';
import { certificationCopy } from '@/content/page-copy/certification';
import { checklistCopy } from '@/content/page-copy/pdf';
import { printChecklistCopy, verifyPage } from '@/content/page-copy/verify';
import { siteUrl } from '@/content/site';
import { verifiableDocuments } from '@/content/verify';
import { addressHost, urlInPrint } from '@/lib/addresses/addresses';
import { fill } from '@/lib/text/fill';
import { plainText } from '@/lib/text/rich-text';
import type { PdfDocument } from './document';
import { termsLine } from './terms';

/** Returns the requirements checklist of a certification: the page's list, numbered, with checkboxes and space for names. */
export function checklistOf({ title, checklist }: Certification): PdfDocument {
  const { requirement, evidence, fails, first: firstLabel, asked: askedLabel } = certificationCopy.checklist;
  const itemText = ({ text, prepareFirst, checkedFirst }: Check) =>
    [text, prepareFirst && `(${firstLabel})`, checkedFirst && `(${askedLabel})`].filter(Boolean).join(' ');
  return {
    title: fill(checklistCopy.title, { name: title }),
    subject: fill(checklistCopy.subject, { name: title }),
    short: fill(checklistCopy.short, { name: title }),
    kind: checklistCopy.kind,
    heading: title,
    fields: [checklistCopy.company, checklistCopy.filledInBy, checklistCopy.date],
    sections: checklist.map((group, g) => ({
      title: group.title,
      numeral: String(g + 1),
      blocks: [
        {
          kind: 'table',
          table: {
            caption: group.title,
            columns: [requirement, evidence, fails, checklistCopy.heldBy],
            widths: [0.37, 0.22, 0.25, 0.16],
            tick: true,
            rows: group.items.map((item, i) =>
              [`${g + 1}.${i + 1} ${itemText(item)}`, item.proof, item.failure, ''].map((text) =>
                plainText(text),
              ),
            ),
          },
        },
      ],
    })),
    notes: [checklistCopy.note, termsLine(checklist, title)],
  };
}

/** A line of the supplier checklist lists at most this many hosts. */
const maxHosts = 2;

/** Returns the checklist of supplier documents: checkboxes for what each shows, and where it can be verified. */
export const supplierChecklist = (): PdfDocument => ({
  title: printChecklistCopy.title,
  subject: printChecklistCopy.subject,
  short: printChecklistCopy.short,
  kind: printChecklistCopy.kind,
  heading: printChecklistCopy.title,
  fields: [printChecklistCopy.supplier, printChecklistCopy.order],
  sections: verifiableDocuments.map(({ name, shows, lookUp, visibility }, index) => {
    const hosts = [...new Set(lookUp.map(addressHost))].slice(0, maxHosts).join(', ');
    return {
      title: name,
      numeral: String(index + 1),
      fields: [printChecklistCopy.checkedOn, printChecklistCopy.checkedBy],
      blocks: [
        {
          kind: 'small',
          text: `${verifyPage.visibility[visibility]}. ${fill(printChecklistCopy.lookUp, { hosts })}`,
        },
        {
          kind: 'rows',
          columns: 3,
          mark: 'box',
          rows: shows.map(({ text }) => ({ text: plainText(text) })),
        },
      ],
    };
  }),
  notes: [
    fill(printChecklistCopy.note, {
      rule: verifyPage.flags.rule,
      page: urlInPrint(`${siteUrl}/verify`),
    }),
  ],
});
