import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { firstPageSize } from './first-page-size';

/** Rendered larger than shown, so that small words are smoothed only once. */
const scale = 1.5;

/**
 * The first page of a PDF as a lossless WebP picture; few colors, because the guides use few. Throws for bytes that are
 * no PDF.
 */
export async function firstPagePicture(pdf: Uint8Array): Promise<Uint8Array> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const { data } = await document.getPage(0).render({
    scale,
    render: async ({ data: pixels, width, height }) => {
      const page = sharp(pixels, { raw: { width, height, channels: 4 } })
        .flatten({ background: '#fff' })
        .resize({ ...firstPageSize, fit: 'fill' });
      // WebP has no palette of its own to ask for: the PNG brings it.
      const palette = await page.png({ palette: true, colors: 16, dither: 0 }).toBuffer();
      return sharp(palette).webp({ lossless: true, effort: 6 }).toBuffer();
    },
  });
  document.destroy();
  library.destroy();
  return data;
}
