import { Page } from '@/components/layout/Page';
import { CheckedLine } from '@/components/sections/CheckedLine';
import { LookUp } from '@/components/sections/LookUp';
import { PageHead } from '@/components/sections/PageHead';
import { Section } from '@/components/ui/Section';
import { rulesPage } from '@/content/page-copy/rules';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { crumbs } from '@/lib/pages/registry';
import { pageCheck, rules } from '@/lib/rules/register';
import { fill } from '@/lib/text/fill';
import { Calendar } from './_components/Calendar';
import { NextMonths } from './_components/NextMonths';
import { Register } from './_components/Register';

export const metadata = pageMetadata('/rules');

/** The register of dated rules, on a calendar and as a list. */
export default function RulesPage() {
  const lead = fill(rulesPage.lead, { count: rules.length });
  return (
    <Page path="/rules">
      <PageHead crumbs={crumbs('/rules')} lead={lead} title={rulesPage.title}>
        <CheckedLine className="mt-6" day={pageCheck} />
        <NextMonths />
        <Calendar />
      </PageHead>
      <Section className="pt-12 pb-section lg:pt-24" id="register" pad="none">
        <Register />
      </Section>
      <LookUp current="/rules" />
    </Page>
  );
}
