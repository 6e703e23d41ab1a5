import { certificationBySlug, certifications } from '@/content/certifications';
import { checklistOf } from './checklist';

describe('checklistOf', () => {
  it('numbers items within their group', () => {
    const { groups } = checklistOf(certificationBySlug.cmmc);
    expect(groups[0]?.items.map(({ number }) => number)).toEqual(['1.1', '1.2', '1.3', '1.4']);
    expect(groups[1]?.items[0]?.number).toBe('2.1');
  });

  it('keeps every item of every record, with its marks, its proof and how it fails', () => {
    for (const record of certifications) {
      const printed = checklistOf(record).groups.flatMap(({ items }) =>
        items.map(({ text, proof }) => ({ text, proof })),
      );
      expect(printed).toEqual(
        record.checklist.flatMap(({ items }) =>
          items.map(({ text, proof, fails, first, asked }) => ({
            text: `${text}${first ? ' (first)' : ''}${asked ? ' (asked)' : ''}`,
            proof: `${proof}. Fails when: ${fails}`,
          })),
        ),
      );
    }
  });
});
