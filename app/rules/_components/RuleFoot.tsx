import { Fragment } from 'react';
import { AddressLink } from '@/components/ui/AddressLink';
import { Certainty } from '@/components/ui/Certainty';
import { documents } from '@/content/facts/documents';
import { factLabels } from '@/content/facts/labels';
import { rulesPage } from '@/content/page-copy/rules';
import { documentAddress, newestOf } from '@/lib/facts/facts';
import { formatDate, oneWord } from '@/lib/figures/format';
import { linkTo } from '@/lib/pages/menus';
import { pagesPrinting } from '@/lib/reviews/fact-pages';
import { pageCheck, type Rule } from '@/lib/rules/register';
import { fill } from '@/lib/text/fill';

/** What a rule is based on, how it was read where that is not the rule, and the pages that print it. */
export function RuleFoot({ rule: { id, sources, certainty, checked } }: { rule: Rule }) {
  const on = pagesPrinting(id).filter((path) => path !== '/rules');
  const [first] = sources;
  const read = [
    checked !== pageCheck && fill(factLabels.checkedOn, { day: oneWord(formatDate(checked)) }),
    newestOf({ ...documents[first.document], checked }),
  ].filter(Boolean);
  return (
    <p className="text-caption text-muted md:col-start-2">
      {rulesPage.source}{' '}
      {sources.map(({ document, section }, index) => (
        <Fragment key={`${document} ${section}`}>
          {index > 0 && '; '}
          <AddressLink id={documentAddress(document)}>{documents[document].edition}</AddressLink>
          {section && `, ${section}`}
        </Fragment>
      ))}
      {read.map((words) => `; ${words}`).join('')}.
      <Certainty of={certainty} />
      {on.length > 0 && ` ${rulesPage.printedOn} `}
      {on.map((path, index) => (
        <Fragment key={path}>
          {index > 0 && ', '}
          <a className="underline decoration-1 underline-offset-link hover:decoration-2" href={path}>
            {linkTo(path).label}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
