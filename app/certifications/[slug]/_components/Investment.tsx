import { RoleBars } from '@/components/charts/RoleBars';
import { RichContent } from '@/components/parts/RichContent';
import { Subsection } from '@/components/parts/Subsection';
import { Terms } from '@/components/parts/Terms';
import { TextLink } from '@/components/ui/TextLink';
import { exampleBudget } from '@/content/budget/certification-tables';
import type { Certification } from '@/content/certifications/types';
import { gapPages } from '@/content/gaps';
import { certificationCopy } from '@/content/page-copy/certification';
import { costSummary } from '@/lib/budget/total-cost';
import { fill } from '@/lib/text/fill';
import { plainText } from '@/lib/text/rich-text';
import { MoneyChart } from './charts/MoneyChart';
import { Support } from './Support';

/**
 * Renders the price of our support by phase and what it buys, then three cost figures for a company of thirty, and who
 * works, as far as a gap table leads to the certification.
 */
export function Investment({ certification }: { certification: Certification }) {
  const { phases, investmentNote, slug } = certification;
  const { title, text, inAll, roles } = certificationCopy.investment;
  const summary = costSummary(slug);
  const tables = gapPages.filter(({ target }) => target.certification === slug);
  return (
    <>
      <Subsection id="investment" level={3} title={title}>
        <p className="max-w-measure text-small">
          <RichContent content={[text, investmentNote].filter(Boolean).join(' ')} />
        </p>
        <MoneyChart phases={phases} wholeRun={summary.slice(1).map(({ term }) => plainText(term))} />
      </Subsection>
      <Support certification={certification} />
      <div className="part-stack">
        <Terms
          items={summary}
          variant="figures"
          title={fill(inAll.title, { number: exampleBudget.heads })}
          titleId="budget"
        />
        <TextLink href={`/certifications/costs#${slug}`}>{inAll.link}</TextLink>
      </div>
      {tables.length > 0 && (
        <Subsection id="roles" level={3} title={roles}>
          <RoleBars tables={tables} />
        </Subsection>
      )}
    </>
  );
}
