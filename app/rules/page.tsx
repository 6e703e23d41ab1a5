import { Page } from '@/components/layout/Page';
import { OnThisPage } from '@/components/parts/OnThisPage';
import { PageHeader } from '@/components/parts/PageHeader';
import { CertaintyKey } from '@/components/sections/CertaintyKey';
import { TextLink } from '@/components/ui/TextLink';
import { factLabels } from '@/content/facts/labels';
import { rulesPage } from '@/content/page-copy/rules';
import { formatDate, withNoBreakSpaces } from '@/lib/figures/format';
import { siteCounts } from '@/lib/figures/site-counts';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { crumbs } from '@/lib/pages/registry';
import { atomPath } from '@/lib/rules/atom';
import { pageCheck, registerRules, ruleStates } from '@/lib/rules/register';
import { fill } from '@/lib/text/fill';
import { Calendar } from './_components/Calendar';
import { RuleGroup } from './_components/RuleGroup';

export const metadata = pageMetadata('/rules');

/** Renders the register of dated rules as a calendar and as a list. */
export default function RulesPage() {
  const { title, lead, contents, feed } = rulesPage;
  return (
    <Page path="/rules">
      <PageHeader
        crumbs={crumbs('/rules')}
        lead={fill(lead, { count: registerRules.length, dated: siteCounts.rules })}
        note={fill(factLabels.mostCheckedOn, { day: withNoBreakSpaces(formatDate(pageCheck)) })}
        title={title}
      >
        <OnThisPage {...contents} />
        <Calendar />
        <p className="print:hidden">
          <TextLink href={atomPath}>{feed}</TextLink>
        </p>
      </PageHeader>
      {ruleStates.map((state) => (
        <RuleGroup key={state} state={state} />
      ))}
      <CertaintyKey path="/rules" section />
    </Page>
  );
}
