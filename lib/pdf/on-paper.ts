import { guideCopy } from '@/content/page-copy/pdf';
import type { Text } from '@/content/text';
import { printedText } from '@/lib/text/rich-text';

/** Copy of a page as a guide prints it: marks in words, addresses spelled out, and "this page" is this guide. */
export const onPaper = (text: Text): string =>
  printedText(text).replace(/\b([Tt])his page\b/g, `$1${guideCopy.thisPage}`);
