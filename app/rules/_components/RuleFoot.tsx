import { documents } from '@/content/facts/documents';
import { rulesPage } from '@/content/page-copy/rules';
import { pagesPrinting } from '@/lib/facts/pages';
import { formatDate, oneWord } from '@/lib/figures/format';
import { linkTo } from '@/lib/pages/menus';
import type { Rule } from '@/lib/rules/register';
import { fill } from '@/lib/text/fill';

/** What a rule is based on, when and how it was read, and the pages that print it. */
export function RuleFoot({ rule: { id, sources, certainty, checked } }: { rule: Rule }) {
  const on = pagesPrinting(id).filter((path) => path !== '/rules');
  return (
    <p className="text-caption text-muted md:col-start-2 lg:col-span-3 lg:col-start-2">
      {sources.map(({ document, section }) => {
        const { title, publisher, edition } = documents[document];
        return `${[title, section].filter(Boolean).join(', ')}: ${publisher}, ${edition}. `;
      })}
      {fill(rulesPage.certainty[certainty], { date: oneWord(formatDate(checked)) })}.
      {on.length > 0 && ` ${rulesPage.printedOn} `}
      {on.map((path, index) => (
        <span key={path}>
          {index > 0 && ', '}
          <a className="underline decoration-1 underline-offset-link hover:decoration-2" href={path}>
            {linkTo(path).label}
          </a>
        </span>
      ))}
    </p>
  );
}
