import { verifyPage } from '@/content/page-copy/verify';
import { paperSheetSize } from '@/lib/pdf/files';
import { fill } from '@/lib/text/fill';

const { words, file } = verifyPage.download;

/** The sheet to print, with its type and size in the link. */
export async function Download() {
  return (
    <p className="mt-6 max-w-152 pb-section print:hidden">
      <a className="download" href="/verify/checklist.pdf">
        {words} <small>{fill(file, { size: await paperSheetSize() })}</small>
      </a>
    </p>
  );
}
