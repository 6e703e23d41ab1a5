import type { DrawingLabel } from '@/content/certifications/drawings';
import { guideCopy } from '@/content/page-copy/pdf';
import { siteUrl } from '@/content/site';
import { drawSvg } from './drawing';
import { drawLabels } from './labels';
import { contentWidth, fonts, frame, ink, page, rule, type } from './measures';
import type { Guide } from './parts';
import type { Sheet, Struct } from './sheet';

/** A figure of the cover: a static SVG, what it shows and the words on it. */
export interface Drawing {
  svg: string;
  alt: string;
  labels: readonly DrawingLabel[];
}

const contentsTop = page.bottom - 46;

/** Title, drawing and facts. */
export function drawCover(sheet: Sheet, cover: Struct, guide: Guide, drawing?: Drawing): void {
  const top = 100;
  const natural = sheet.doc
    .font(fonts.semibold)
    .fontSize(type.title.size)
    .widthOfString(guide.title, { characterSpacing: (type.title.size * (type.title.tracking ?? 0)) / 1000 });
  const size = Math.min(type.title.size, (type.title.size * contentWidth) / (natural + 2));
  sheet.stop(143, 11.5);
  sheet.bookmark(guide.title);
  sheet.tag(cover, 'H1', () =>
    sheet.put(
      guide.title,
      { ...type.title, size, leading: size },
      frame.axis - size * 0.04,
      143 - size * 0.56,
      contentWidth + 20,
    ),
  );
  sheet.tag(cover, 'P', () => sheet.put(guide.subtitle, type.subtitle, frame.axis, top + 80));
  const rows = guide.sections.length * 21;
  const facts = contentsTop - rows - 96;
  if (drawing) {
    const box = { x: frame.axis, y: 216, width: contentWidth, height: facts - 216 - 16 };
    sheet.tag(
      cover,
      'Figure',
      () =>
        drawSvg(sheet.doc, drawing.svg, box, () =>
          drawLabels(
            sheet.doc,
            drawing.labels.filter(({ phone }) => phone !== 'only'),
          ),
        ),
      {
        alt: drawing.alt,
        bbox: [box.x, box.y, box.x + box.width, box.y + box.height],
      },
    );
  }
  drawFacts(sheet, cover, guide, facts);
}

function drawFacts(sheet: Sheet, cover: Struct, { facts }: Guide, top: number): void {
  sheet.rule(top, 1.5, ink);
  const widths = [0.22, 0.28, 0.2, 0.3].map((share) => share * contentWidth);
  let x: number = frame.axis;
  const list = sheet.open(cover, 'L');
  facts.forEach(({ term, text }, i) => {
    const width = widths[i] ?? 0;
    const at = x;
    const item = sheet.open(list, 'LI');
    sheet.tag(item, 'Lbl', () => sheet.put(term, type.label, at, top + 11, width - 12));
    sheet.tag(item, 'LBody', () => sheet.put(text, type.fact, at, top + 24, width - 12));
    item.end();
    x += width;
    if (i < facts.length - 1) sheet.artifact(() => sheet.doc.rect(x - 9, top + 11, 0.6, 32).fill(rule));
  });
  list.end();
  sheet.rule(top + 53, 0.6, rule);
}

/** Sections with their pages as stops on the line, and where the rest stands. */
export function drawContents(sheet: Sheet, cover: Struct, guide: Guide, pages: number[]): void {
  const rows = guide.sections.length * 21;
  let y = contentsTop - rows;
  sheet.tag(cover, 'H2', () => sheet.put(guideCopy.contents, type.h2, frame.axis, y - 28));
  const list = sheet.open(cover, 'TOC');
  guide.sections.forEach(({ title }, i) => {
    const at = y;
    sheet.stop(at + 10, 6.5);
    const item = sheet.open(list, 'TOCI');
    const link = sheet.open(item, 'Link');
    link.add(() => sheet.put(title, type.entry, frame.axis, at + 2.5));
    link.add(() =>
      sheet.put(String(pages[i]), type.entryNumber, frame.axis, at + 2.5, contentWidth, 'right'),
    );
    sheet.link(link, { x: frame.axis, y: at, width: contentWidth, height: 21 }, `section-${i + 1}`, title);
    link.end();
    item.end();
    sheet.rule(at + 20.5, 0.6, rule);
    y += 21;
  });
  list.end();
  const note = contentsTop + 8;
  sheet.tag(cover, 'P', () => sheet.put(guide.note, type.small, frame.axis, note));
  drawAddress(
    sheet,
    cover,
    `${siteUrl}/certifications/${guide.slug}`,
    note + sheet.height(guide.note, type.small),
  );
}

/** Address of the page, as words and as a link. */
function drawAddress(sheet: Sheet, cover: Struct, url: string, y: number): void {
  const words = url.replace(/^https?:\/\//, '');
  const paragraph = sheet.open(cover, 'P');
  const link = sheet.open(paragraph, 'Link');
  link.add(() => sheet.put(words, { ...type.small, color: ink }, frame.axis, y));
  sheet.address(link, { x: frame.axis, y, width: 240, height: type.small.leading }, url, words);
  link.end();
  paragraph.end();
}
