import { labels } from '@/content/labels';
import { guideCopy } from '@/content/page-copy/pdf';
import { monthMarks, runChart } from '@/lib/geometry/run-chart';
import { fill } from '@/lib/text/fill';
import { frame, ground, ink, line, quiet, type } from './measures';
import type { PdfRun } from './parts';
import type { Sheet, Struct } from './sheet';

/** Shortest run over longest run on one month scale. */
export function drawRun(sheet: Sheet, parent: Struct, { alt, phases }: PdfRun, chart: number): void {
  const bar = 18;
  const height = 76;
  const top = sheet.y;
  const run = runChart(phases.map(({ duration }) => duration));
  const month = chart / run.end;
  const rows = [
    { label: guideCopy.run.shortest, key: 'shortest', y: top + 13, color: line },
    { label: guideCopy.run.longest, key: 'longest', y: top + 34, color: ink },
  ] as const;
  const { doc } = sheet;
  sheet.tag(
    parent,
    'Figure',
    () => {
      for (const { key, y, color } of rows) {
        for (const [index, { from, to }] of run[key].entries()) {
          const months = to - from;
          const width = months * month;
          doc.rect(frame.axis + from * month, y, width - 1.2, bar).fill(color);
          const label = `${phases[index]?.name} ${months}`;
          const style = { ...type.small, color: ground };
          const fits = sheet.height(label, style, width - 8) <= style.leading + 1;
          sheet.put(fits ? label : String(months), style, frame.axis + from * month + 4, y + 2, width - 4);
        }
      }
      const axis = top + 56;
      for (const m of monthMarks(run.end)) {
        doc.rect(frame.axis + m * month - 0.4, axis, 0.8, 4).fill(quiet);
        const shown = m > 0 && m * month < chart - 58;
        if (shown) sheet.put(String(m), type.small, frame.axis + m * month - 20, axis + 4, 40, 'center');
      }
      sheet.put('0', type.small, frame.axis, axis + 4, 40);
      sheet.put(
        fill(labels.months, { number: run.end }),
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
