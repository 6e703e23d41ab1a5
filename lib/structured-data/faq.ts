import type { FAQPage } from 'schema-dts';
import type { Block, Term } from '@/content/block';
import type { Path } from '@/content/page-declaration';
import { walk } from '@/lib/content/walk';
import { absoluteUrl } from '@/lib/pages/absolute-url';
import { plainText } from '@/lib/text/rich-text';
import { pageId } from './ids';

const isFaq = (node: string | object): node is Extract<Block, { kind: 'faq' }> =>
  typeof node === 'object' && 'kind' in node && node.kind === 'faq';

/** Returns the questions of every FAQ in a record, at any depth, in the order of the page. */
export const questionsIn = (record: unknown): Term[] =>
  walk(record).flatMap((node) => (isFaq(node) ? node.items : []));

/** Returns questions of readers with their answers. */
export const faqPage = (path: Path, questions: readonly Term[]): FAQPage => ({
  '@type': 'FAQPage',
  '@id': pageId(path, 'questions'),
  url: absoluteUrl(path),
  inLanguage: 'en',
  mainEntity: questions.map(({ term, text }) => ({
    '@type': 'Question',
    name: plainText(term),
    acceptedAnswer: { '@type': 'Answer', text: plainText(text) },
  })),
});
