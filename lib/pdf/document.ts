import PDFDocument from 'pdfkit';
import { contentDate, siteName } from '@/content/site';
import { fonts, page } from './measures';

type Doc = PDFKit.PDFDocument;

/** An empty tagged document without pages. Its dates are the content's, so that two builds of one content give the same bytes. */
export function createDocument(title: string, subject: string): Doc {
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

/** Ends a document and returns its bytes. */
export async function bytesOf(doc: Doc): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => doc.on('end', resolve).on('error', reject));
  doc.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}
