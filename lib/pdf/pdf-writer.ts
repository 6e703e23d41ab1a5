import PDFDocument from 'pdfkit';
import { pageOf } from '@/content/page-copy/pdf';
import { contactEmail, contentDate, siteName } from '@/content/site';
import { formatDate } from '@/lib/figures/format';
import { fill } from '@/lib/text/fill';
import {
  contentWidth,
  fonts,
  frame,
  ink,
  line,
  page,
  pageBackground,
  type TypeStyle,
  type,
} from './measures';

/** The file that PDFKit writes. */
export type Doc = PDFKit.PDFDocument;
type StructOptions = PDFKit.Mixins.StructureElementOptions;
/** Element of the tag tree, which a screen reader reads. */
export type Struct = PDFKit.PDFStructureElement;

/** Identification of a file, on its pages and in its properties. */
export interface Letterhead {
  title: string;
  subject: string;
  /** Name in the footer of each page, so that a loose page can be identified. */
  short: string;
  /** Text on the right of the letterhead. */
  kind: string;
}

/** A tagged A4 document on the site's letterhead. Writes text at a cursor (`y`) and adds pages. */
export class PdfWriter {
  readonly doc: Doc;
  readonly root: Struct;
  y: number = page.top;

  constructor(private readonly options: Letterhead) {
    this.doc = emptyDocument(options);
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
    this.turn();
  }

  /** Adds a page: on the first one the line starts at the logo, on the others at the top edge. */
  turn(): void {
    const first = this.pages === 0;
    this.doc.addPage();
    this.y = page.top;
    // Tells PDF readers to follow the structure when moving from link to link.
    Object.assign(this.doc.page.dictionary.data, { Tabs: 'S' });
    this.artifact(() => drawTrunk(this.doc, first));
    if (!first) return;
    const { kind } = this.options;
    this.tag(this.root, 'P', () => this.put(siteName, type.brand, frame.axis, frame.head - 10));
    this.tag(this.root, 'P', () =>
      this.put(kind, type.kind, frame.axis, frame.head - 7, contentWidth, 'right'),
    );
  }

  /** Adds a page unless `height` fits on this one; returns whether it added one. */
  ensure(height: number): boolean {
    const turns = this.y + height > page.bottom;
    if (turns) this.turn();
    return turns;
  }

  /** Draws content that assistive technology skips. */
  artifact(draw: () => void, pagination = false): void {
    this.doc.markContent('Artifact', { type: pagination ? 'Pagination' : 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  /** Adds a structure element and draws its content. */
  tag(parent: Struct, name: string, draw: () => void, options: StructOptions = {}): void {
    parent.add(this.doc.struct(name, options, draw));
  }

  /** Adds an empty structure element for nested elements; the caller must end it. */
  open(parent: Struct, name: string, options: StructOptions = {}): Struct {
    const element = this.doc.struct(name, options);
    parent.add(element);
    return element;
  }

  /** Returns the height of a text in a style and width, in points. */
  height(text: string, style: TypeStyle, width = contentWidth): number {
    const spacing = this.use(style);
    return this.doc.heightOfString(this.avoidShortLastLine(text, width, spacing), { width, ...spacing });
  }

  /** Writes a text with its top at `y`. Throws if the font lacks a character, which would print as a box. */
  put(
    text: string,
    style: TypeStyle,
    x: number,
    y: number,
    width = contentWidth,
    align: 'left' | 'right' | 'center' = 'left',
  ): void {
    const missing = /[^\u0020-\u00ff\u2010-\u2022\u2026\u20ac\u2212]/u.exec(text);
    if (missing) throw new Error(`PDF fonts lack "${missing[0]}" in "${text}"`);
    const spacing = this.use(style);
    const printed = this.avoidShortLastLine(text, width, spacing);
    this.doc.fillColor(style.color).text(printed, x, y + spacing.lineGap / 2, { width, align, ...spacing });
  }

  /** Writes a text for assistive technology only, for example a column header that is visually obvious. */
  addHiddenText(text: string, x: number, y: number): void {
    this.doc.addContent('3 Tr');
    this.put(text, type.small, x, y);
    this.doc.addContent('0 Tr');
  }

  /** Draws a decorative horizontal rule. */
  rule(y: number, thickness: number, color: string, from = frame.axis, to = frame.right): void {
    this.artifact(() => this.doc.rect(from, y - thickness / 2, to - from, thickness).fill(color));
  }

  /** Draws a stop on the trunk, with a numeral or empty. */
  stop(y: number, radius: number, numeral?: string): void {
    this.artifact(() => {
      this.doc
        .lineWidth(radius * 0.4)
        .circle(frame.rail, y, radius * 0.8)
        .fillAndStroke(pageBackground, ink);
      if (numeral)
        this.put(
          numeral,
          { ...type.strong, size: radius * 0.8, leading: radius },
          frame.rail - 20,
          y - radius / 2,
          40,
          'center',
        );
    });
  }

  /** Turns a line of the page into a link to a URL or to a named destination in the document. */
  link(element: Struct, y: number, height: number, to: string, description: string): void {
    const { doc } = this;
    // PDFKit writes a String object as text and a plain string as a name.
    const options = { structParent: element, Contents: new String(description) as string };
    if (to.startsWith('http')) doc.link(frame.axis, y, contentWidth, height, to, options);
    else doc.goTo(frame.axis, y, contentWidth, height, to, options);
  }

  /** Number of pages so far. */
  get pages(): number {
    return this.doc.bufferedPageRange().count;
  }

  /** Writes the footer of every page, ends the document and returns its bytes. */
  finish(): Promise<Uint8Array> {
    const count = this.pages;
    for (let i = 0; i < count; i++) {
      this.doc.switchToPage(i);
      this.artifact(() => {
        this.put(`${siteName}, ${contactEmail}`, type.foot, frame.axis, page.foot);
        this.put(formatDate(contentDate), type.foot, frame.axis + contentWidth * 0.5, page.foot);
        this.put(
          fill(pageOf, { short: this.options.short, page: i + 1, count }),
          type.foot,
          frame.axis,
          page.foot,
          contentWidth,
          'right',
        );
      }, true);
    }
    this.root.end();
    const chunks: Uint8Array[] = [];
    this.doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    const bytes = new Promise<Uint8Array>((resolve, reject) =>
      this.doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks)))).on('error', reject),
    );
    this.doc.end();
    return bytes;
  }

  /** Joins the last two words of a text of several lines with a no-break space if they fit into half a line, to avoid a short last line. */
  private avoidShortLastLine(text: string, width: number, spacing: { characterSpacing: number }): string {
    const [, rest, last] = /^(.+ )(\S+ \S{1,9})$/.exec(text) ?? [];
    if (!rest || !last || this.doc.widthOfString(text, spacing) <= width) return text;
    return this.doc.widthOfString(last, spacing) > width / 2 ? text : rest + last.replace(' ', '\u00a0');
  }

  /** Selects a style and returns its line gap and character spacing. */
  private use(style: TypeStyle): { lineGap: number; characterSpacing: number } {
    this.doc.font(fonts[style.font]).fontSize(style.size);
    return {
      lineGap: style.leading - this.doc.currentLineHeight(true),
      characterSpacing: (style.size * (style.tracking ?? 0)) / 1000,
    };
  }
}

/** Creates an empty tagged document without pages. Its dates are those of the content, so equal content gives equal bytes. */
function emptyDocument({ title, subject }: Letterhead): Doc {
  const date = new Date(`${contentDate}T00:00:00Z`);
  return new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    pdfVersion: '1.7',
    lang: 'en',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    font: fonts.regular,
    info: {
      Title: title,
      Subject: subject,
      Author: siteName,
      Creator: siteName,
      CreationDate: date,
      ModDate: date,
    },
  });
}

/** Draws the trunk with its terminal at the bottom; on the first page it starts at the logo, on others at the top edge. */
function drawTrunk(doc: Doc, first: boolean): void {
  const start = first ? frame.head : 0;
  const end = page.foot + 7;
  doc.rect(frame.rail - 3, start, 6, end - start).fill(line);
  doc.rect(frame.rail - 17.25, end - 3, 34.5, 7.5).fill(ink);
  if (!first) return;
  // The logo of the header: 44 units scaled to 33 points.
  doc
    .save()
    .translate(frame.rail - 16.5, frame.head - 16.5)
    .scale(0.75)
    .rect(6, 6, 34, 32)
    .fill(pageBackground)
    .lineWidth(8)
    .lineJoin('round')
    .path('M39.5 14.5L31 6H13L5 14.2V29.8L13 38H31L39.5 29.5')
    .stroke(ink)
    .circle(22, 22, 6.5)
    .fill(line)
    .restore();
}
