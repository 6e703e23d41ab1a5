import type { DrawingLabel } from '@/content/certifications/drawings';
import { urlInPrint } from '@/lib/addresses/addresses';
import { drawFields, measureBlock, type PdfBlock, type PdfRow } from './blocks';
import { drawSvg } from './drawing';
import { contentWidth, fonts, frame, ink, page, rule, type } from './measures';
import { type Letterhead, PdfWriter, type Struct } from './pdf-writer';

/** A section: it has a heading, a bookmark and an entry in the contents of the cover. */
export interface PdfSection {
  title: string;
  /** Number inside the stop on the trunk, next to the heading. */
  numeral?: string;
  /** Labels of lines to write on, next to the heading. */
  fields?: readonly string[];
  blocks: readonly PdfBlock[];
}

/** First page of a document: subtitle, drawing, facts, contents, and a note with the URL of the page. */
export interface PdfCover {
  subtitle: string;
  drawing?: { svg: string; alt: string; labels: readonly DrawingLabel[] };
  facts: readonly PdfRow[];
  contents: string;
  note: string;
  url: string;
}

/** The content of a document, independent of its design. */
export interface PdfDocument extends Letterhead {
  heading: string;
  cover?: PdfCover;
  /** Labels of lines to write on, below the title of a document without a cover. */
  fields?: readonly string[];
  sections: readonly PdfSection[];
  /** Small text at the end. */
  notes?: readonly string[];
}

/** Renders a document to the bytes of a PDF file. */
export function renderDocument(document: PdfDocument): Promise<Uint8Array> {
  const sheet = new PdfWriter(document);
  const { heading, cover, fields = [], sections, notes = [] } = document;
  const start = sheet.open(sheet.root, 'Sect');
  sheet.doc.outline.addItem(heading);
  if (cover) drawCover(sheet, start, heading, cover, sections.length);
  else drawTitle(sheet, start, heading, fields);
  const pages = sections.map((section, i) => drawSection(sheet, section, `section-${i + 1}`));
  for (const text of notes.filter(Boolean)) measureBlock(sheet, { kind: 'small', text }).draw(sheet.root);
  if (cover) {
    sheet.doc.switchToPage(0);
    const entries = sections.map(({ title }, i) => ({ title, page: pages[i] ?? 0 }));
    drawContents(sheet, start, cover, entries);
  }
  start.end();
  return sheet.finish();
}

function drawTitle(sheet: PdfWriter, element: Struct, heading: string, fields: readonly string[]): void {
  sheet.y = 72;
  sheet.stop(sheet.y + 19, 10);
  sheet.tag(element, 'H1', () => sheet.put(heading, type.title, frame.axis - 1.5, sheet.y));
  sheet.y += 48;
  drawFields(sheet, element, fields, frame.axis);
  sheet.y += 20;
}

/** Draws a section and returns the number of the page on which it starts. */
function drawSection(
  sheet: PdfWriter,
  { title, numeral, fields, blocks }: PdfSection,
  destination: string,
): number {
  // Keeps the heading on one page with its first block, or with the block after its paragraph.
  const measured = blocks.map((block) => measureBlock(sheet, block));
  const keptTogether = measured.slice(0, blocks[0]?.kind === 'text' ? 2 : 1);
  sheet.ensure(keptTogether.reduce((sum, { beginning }) => sum + beginning + 6, type.section.leading));
  const element = sheet.open(sheet.root, 'Sect');
  const space = fields ? 1 : 4;
  if (sheet.y > page.top) sheet.y += space;
  const top = sheet.y;
  const style = fields ? type.fact : type.section;
  sheet.stop(top + style.leading / 2, numeral ? 10 : 8, numeral);
  sheet.tag(element, 'H2', () => sheet.put(title, style, frame.axis, top));
  sheet.doc.addNamedDestination(destination, 'XYZ', 0, top - 20, null);
  sheet.doc.outline.addItem(numeral ? `${numeral} ${title}` : title);
  if (fields) {
    sheet.y += 4;
    drawFields(sheet, element, fields, frame.axis + contentWidth * 0.56);
  }
  const number = sheet.pages;
  sheet.y = top + style.leading + space;
  measured.forEach(({ draw }, index) => {
    draw(element);
    // The caption or heading after a note is apart from it, as after a table; a form has to fit its sheet.
    if (!fields && blocks[index]?.kind === 'small') sheet.y += 5;
  });
  element.end();
  return number;
}

const entryHeight = 21;
const contentsTop = page.bottom - 46;

/** Draws the cover: a title of at most the page width, drawing and facts. The sections begin on the next page. */
function drawCover(
  sheet: PdfWriter,
  element: Struct,
  heading: string,
  { subtitle, drawing, facts }: PdfCover,
  entries: number,
): void {
  const { size: fullSize, tracking = 0 } = type.cover;
  const naturalWidth = sheet.doc
    .font(fonts.semibold)
    .fontSize(fullSize)
    .widthOfString(heading, { characterSpacing: (fullSize * tracking) / 1000 });
  const size = Math.min(fullSize, (fullSize * contentWidth) / (naturalWidth + 2));
  sheet.stop(143, 11.5);
  const style = { ...type.cover, size, leading: size };
  sheet.tag(element, 'H1', () =>
    sheet.put(heading, style, frame.axis - size * 0.04, 143 - size * 0.56, contentWidth + 20),
  );
  sheet.tag(element, 'P', () => sheet.put(subtitle, type.subtitle, frame.axis, 180));
  const top = contentsTop - entries * entryHeight - 96;
  if (drawing) {
    const box = { x: frame.axis, y: 216, width: contentWidth, height: top - 216 - 16 };
    const labels = drawing.labels.filter(({ phone }) => phone !== 'only');
    sheet.tag(element, 'Figure', () => drawSvg(sheet.doc, drawing.svg, box, labels), {
      alt: drawing.alt,
      bbox: [box.x, box.y, box.x + box.width, box.y + box.height],
    });
  }
  sheet.rule(top, 1.5, ink);
  const widths = [0.22, 0.28, 0.2, 0.3].map((share) => share * contentWidth);
  const list = sheet.open(element, 'L');
  facts.forEach(({ name = '', text }, i) => {
    const x = frame.axis + widths.slice(0, i).reduce((sum, width) => sum + width, 0);
    const width = (widths[i] ?? 0) - 12;
    const item = sheet.open(list, 'LI');
    sheet.tag(item, 'Lbl', () => sheet.put(name, type.foot, x, top + 11, width));
    sheet.tag(item, 'LBody', () => sheet.put(text, type.fact, x, top + 24, width));
    item.end();
    if (i > 0) sheet.artifact(() => sheet.doc.rect(x - 9, top + 11, 0.6, 32).fill(rule));
  });
  list.end();
  sheet.rule(top + 53, 0.6, rule);
  sheet.turn();
}

/** Draws the contents: sections as stops on the line, with page numbers, then the note and the URL of the page. */
function drawContents(
  sheet: PdfWriter,
  element: Struct,
  { contents, note, url }: PdfCover,
  entries: readonly { title: string; page: number }[],
): void {
  const top = contentsTop - entries.length * entryHeight;
  sheet.tag(element, 'H2', () => sheet.put(contents, type.section, frame.axis, top - 28));
  const list = sheet.open(element, 'TOC');
  entries.forEach(({ title, page: number }, i) => {
    const y = top + i * entryHeight;
    sheet.stop(y + 10, 6.5);
    const item = sheet.open(list, 'TOCI');
    const link = sheet.open(item, 'Link');
    link.add(() => sheet.put(title, type.entry, frame.axis, y + 2.5));
    link.add(() => sheet.put(String(number), type.fact, frame.axis, y + 2.5, contentWidth, 'right'));
    sheet.link(link, y, entryHeight, `section-${i + 1}`, title);
    link.end();
    item.end();
    sheet.rule(y + 20.5, 0.6, rule);
  });
  list.end();
  sheet.tag(element, 'P', () => sheet.put(note, type.small, frame.axis, contentsTop + 8));
  const y = contentsTop + 8 + sheet.height(note, type.small);
  const linkText = urlInPrint(url);
  const paragraph = sheet.open(element, 'P');
  const link = sheet.open(paragraph, 'Link');
  link.add(() => sheet.put(linkText, { ...type.small, color: ink }, frame.axis, y));
  sheet.link(link, y, type.small.leading, url, linkText);
  link.end();
  paragraph.end();
}
