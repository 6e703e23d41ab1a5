import type { LegalBlock, LegalDocument, LegalText } from '@/content/legal/types';
import { parseText } from '../text/rich-text';
import { checkValues, type Problem, reporter } from './values';

/** Every text of a block with its place in the block. */
function blockTexts(block: LegalBlock): [field: string, text: LegalText][] {
  switch (block.kind) {
    case 'clause':
      return [
        ['text', block.text],
        ...(block.items ?? []).map((text, i) => [`items[${i}]`, text] as [string, string]),
      ];
    case 'note':
      return [['text', block.text]];
    case 'definitions':
      return block.items.map(({ text }, i) => [`items[${i}].text`, text]);
    case 'table':
      return block.rows.flatMap((row, r) =>
        row.map((text, c) => [`rows[${r}][${c}]`, text] as [string, string]),
      );
    case 'provider':
    case 'ending':
      return [];
  }
}

/** What is wrong with a link, or nothing. */
function linkProblem(href: string, document: LegalDocument, documents: readonly LegalDocument[]) {
  if (href.startsWith('mailto:')) return undefined;
  const [path = '', fragment] = href.split('#');
  if (fragment === undefined) return undefined;
  const target = path ? documents.find(({ slug }) => path === `/legal/${slug}`) : document;
  if (!target) return `"${href}" has a fragment, which only the legal texts answer for`;
  return target.sections.some(({ id }) => id === fragment)
    ? undefined
    : `"${href}" leads to no section of ${target.slug}`;
}

/** Problems of the legal texts: unique sections, links and references that resolve, figures that name their section. */
export function validateLegal(documents: readonly LegalDocument[]): Problem[] {
  return documents.flatMap((document) => {
    const problems: Problem[] = [];
    const report = reporter(problems, `content/legal/${document.slug}.ts`, document.slug);

    const checkText = (field: string, text: LegalText) => {
      for (const part of parseText(text)) {
        if (part.kind === 'words' && part.text.includes('§')) report(field, 'has § outside a link');
        if (part.kind !== 'link') continue;
        const problem = linkProblem(part.href, document, documents);
        if (problem) report(field, problem);
        if (part.text.includes('§') && !part.href.includes('#'))
          report(field, `§ needs a fragment in "${part.href}"`);
      }
    };

    checkValues(document, '', report);
    checkText('lead', document.lead);
    const ids = new Set<string>();
    document.sections.forEach(({ id, blocks }, index) => {
      const field = `sections[${index}]`;
      if (ids.has(id)) report(`${field}.id`, `"${id}" is taken`);
      ids.add(id);
      if (!/^[a-z]+(-[a-z]+)*$/.test(id)) report(`${field}.id`, `"${id}" is no fragment of lower-case words`);
      if (blocks.length === 0) report(`${field}.blocks`, 'is empty');
      blocks.forEach((block, at) => {
        for (const [part, text] of blockTexts(block)) checkText(`${field}.blocks[${at}].${part}`, text);
      });
    });
    if (document.glance.length === 0 || document.glance.length % 4 > 0)
      report('glance', `has ${document.glance.length} figures, rows of four are wanted`);
    document.glance.forEach(({ section }, index) => {
      if (!ids.has(section)) report(`glance[${index}].section`, `"${section}" is no section`);
    });
    return problems;
  });
}
