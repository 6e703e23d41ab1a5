import { networkCopy } from '@/content/page-copy/network';
import { networkPdfSize } from '@/lib/pdf/files';
import { fill } from '@/lib/text/fill';

const [whole, file] = networkCopy.wholeSheet.link;

/** The whole map as one sheet, with its type and size in the link. */
export async function SheetLink() {
  return (
    <a className="whitespace-nowrap underline underline-offset-link print:hidden" href="/buyers/network.pdf">
      <span className="max-md:sr-only">{whole}</span>
      {fill(file, { size: await networkPdfSize() })}
    </a>
  );
}
