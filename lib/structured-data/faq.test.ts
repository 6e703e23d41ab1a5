import { certificationBySlug } from '@/content/certifications';
import { pages } from '@/content/pages';
import { questionsIn } from './faq';
import { structuredData } from './page';

const faq = (term: string) => ({ kind: 'faq', items: [{ term, text: 'Yes.' }] });

test('finds the questions of a station, a legal text and a certification in the order of the page', () => {
  const terms = (record: unknown) => questionsIn(record).map(({ term }) => term);
  expect(terms({ blocks: [{ ...faq('A?'), id: 'faq' }, faq('B?')] })).toEqual(['A?', 'B?']);
  expect(terms({ sections: [{ blocks: [{ kind: 'clause', text: 'A.' }, faq('C?')] }] })).toEqual(['C?']);
  expect(terms({ details: [{ kind: 'group', blocks: [faq('D?')] }] })).toEqual(['D?']);
  expect(terms({ details: [{ kind: 'terms', items: [{ term: 'A', text: 'B' }] }] })).toEqual([]);
});

test('a page with a FAQ describes each question with its answer in plain words, and other pages describe none', () => {
  const described = pages.flatMap((page) => {
    const graph = JSON.stringify(structuredData(page));
    return graph.includes('"FAQPage"') ? [{ path: page.path, graph }] : [];
  });
  const withQuestions = pages.filter(({ record }) => questionsIn(record).length > 0);
  expect(described.map(({ path }) => path)).toEqual(withQuestions.map(({ path }) => path));
  const graph = described.find(({ path }) => path === '/certifications/iso27001')?.graph ?? '';
  expect(graph.match(/"@type":"Question"/g)).toHaveLength(questionsIn(certificationBySlug.iso27001).length);
  expect(graph).toContain('"acceptedAnswer":{"@type":"Answer","text":"It must name ISO/IEC 27001:2022.');
  expect(graph).not.toMatch(/\]\(|\{(?:=|sure:|day:|fact:)/);
});
