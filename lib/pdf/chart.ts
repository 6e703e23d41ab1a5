import { labels } from '@/content/labels';
import { guideCopy } from '@/content/page-copy/pdf';
import { fill } from '@/lib/text/fill';
import { frame, ground, ink, line, quiet, type } from './measures';
import type { PdfRun } from './parts';
import type { Sheet, Struct } from './sheet';

/** Shortest run over longest run on one month scale. */
export function drawRun(sheet: Sheet, parent: Struct, { alt, phases, total }: PdfRun, chart: number): void {
  const bar = 18;
  const height = 76;
  const top = sheet.y;
  const month = chart / total.max;
  const rows = [
    { label: guideCopy.run.shortest, key: 'min', y: top + 13, color: line },
    { label: guideCopy.run.longest, key: 'max', y: top + 34, color: ink },
  ] as const;
  const { doc } = sheet;
  sheet.tag(
    parent,
    'Figure',
    () => {
      for (const { key, y, color } of rows) {
        let start = 0;
        for (const { name, duration } of phases) {
          const width = duration[key] * month;
          doc.rect(frame.axis + start * month, y, width - 1.2, bar).fill(color);
          const label = `${name} ${duration[key]}`;
          const style = { ...type.small, color: ground };
          const fits = sheet.height(label, style, width - 8) <= style.leading + 1;
          sheet.put(
            fits ? label : String(duration[key]),
            style,
            frame.axis + start * month + 4,
            y + 2,
            width - 4,
          );
          start += duration[key];
        }
      }
      const axis = top + 56;
      const step = total.max > 8 ? 3 : 2;
      for (let m = 0; m <= total.max; m += step) {
        doc.rect(frame.axis + m * month - 0.4, axis, 0.8, 4).fill(quiet);
        const shown = m > 0 && m * month < chart - 58;
        if (shown) sheet.put(String(m), type.small, frame.axis + m * month - 20, axis + 4, 40, 'center');
      }
      sheet.put('0', type.small, frame.axis, axis + 4, 40);
      sheet.put(
        fill(labels.months, { number: total.max }),
        type.small,
        frame.axis + chart - 60,
        axis + 4,
        60,
        'right',
      );
    },
    { alt, bbox: [frame.axis, top, frame.axis + chart, top + height] },
  );
  sheet.y += height + 2;
}
