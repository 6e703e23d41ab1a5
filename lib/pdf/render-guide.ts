import { guideCopy } from '@/content/page-copy/pdf';
import { fill } from '@/lib/text/fill';
import { drawPart } from './blocks';
import { type Drawing, drawContents, drawCover } from './cover';
import { frame, page, type } from './measures';
import type { Guide, PdfSection } from './parts';
import { Sheet } from './sheet';

/** Draws a guide: cover with contents, then its sections. */
export function renderGuide(guide: Guide, drawing?: Drawing): Promise<Uint8Array> {
  const sheet = new Sheet({
    title: fill(guideCopy.title, { name: guide.title }),
    subject: guide.subtitle,
    short: fill(guideCopy.short, { name: guide.title }),
    kind: guideCopy.kind,
  });
  const cover = sheet.open(sheet.root, 'Sect');
  drawCover(sheet, cover, guide, drawing);
  sheet.turn();
  const pages = guide.sections.map((section, i) => drawSection(sheet, section, `section-${i + 1}`));
  sheet.doc.switchToPage(0);
  drawContents(sheet, cover, guide, pages);
  cover.end();
  return sheet.finish();
}

/** Draws a section and returns the number of the page it starts on. */
function drawSection(sheet: Sheet, section: PdfSection, destination: string): number {
  const element = sheet.open(sheet.root, 'Sect');
  sheet.ensure(124);
  if (sheet.y > page.top) sheet.y += 6;
  const top = sheet.y;
  sheet.stop(top + type.h2.leading / 2, 8);
  sheet.tag(element, 'H2', () => sheet.put(section.title, type.h2, frame.axis, top));
  sheet.doc.addNamedDestination(destination, 'XYZ', 0, top - 20, null);
  sheet.bookmark(section.title);
  const start = sheet.pages;
  sheet.y += type.h2.leading + 4;
  for (const part of section.parts) drawPart(sheet, element, part);
  element.end();
  return start;
}
