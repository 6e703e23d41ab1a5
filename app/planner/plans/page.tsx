import { Fragment } from 'react';
import { Page } from '@/components/layout/Page';
import { DataTable } from '@/components/parts/DataTable';
import { OnThisPage } from '@/components/parts/OnThisPage';
import { PageHeader } from '@/components/parts/PageHeader';
import { RichContent } from '@/components/parts/RichContent';
import { Section } from '@/components/parts/Section';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { NoBreak } from '@/components/sections/planner/NoBreak';
import { plansPage } from '@/content/page-copy/planner-pages';
import type { Example } from '@/content/planner/examples';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { crumbs } from '@/lib/pages/registry';
import { plan } from '@/lib/planner/engine/plan';
import { workedPlans } from '@/lib/planner/engine/worked-plans';
import { exampleFragment } from '@/lib/planner/link/example-link';
import { sentenceOf } from '@/lib/planner/words/sentence';
import { plannerWords } from '@/lib/planner/words/words';
import { CashByMonth } from './_components/CashByMonth';
import { FullPlan } from './_components/FullPlan';
import '@/app/styles/planner.css';

export const metadata = pageMetadata('/planner/plans');

const isFull = ({ id }: Example) => plansPage.full.some((full) => full === id);
const [full, others] = [workedPlans.filter(isFull), workedPlans.filter((example) => !isFull(example))];

/** Four worked plans in full, what one company pays month by month, the others as a line each with the link that opens them. */
export default function WorkedPlansPage() {
  const { title, lead, contents, cash, others: nine } = plansPage;
  return (
    <Page path="/planner/plans">
      <PageHeader crumbs={crumbs('/planner/plans')} lead={lead} title={title}>
        <OnThisPage
          items={[...full.slice(0, 1), cash, ...full.slice(1), { id: 'nine', title: nine.title }]}
          title={contents}
        />
      </PageHeader>
      <div className="planner-page">
        {full.map((example, index) => (
          <Fragment key={example.id}>
            <FullPlan example={example} theme={index === 0 || index % 2 ? 'tint' : 'paper'} />
            {index === 0 && <CashByMonth />}
          </Fragment>
        ))}
        <Section compact id="nine" lead={nine.lead} size="sub" title={nine.title}>
          <DataTable
            caption={nine.title}
            columns={[
              {
                label: nine.columns[0],
                width: 'm',
                cell: ({ title: name, answers }) => (
                  <a className="word-link" href={`/planner#${exampleFragment(answers)}`}>
                    {name}
                  </a>
                ),
              },
              {
                label: nine.columns[1],
                mobile: 'unlabeled',
                cell: ({ text, answers }) => (
                  <>
                    <RichContent of={text} />{' '}
                    <b>
                      <NoBreak text={sentenceOf(plan(answers), plannerWords)} />
                    </b>
                  </>
                ),
              },
            ]}
            rowId={({ id }) => id}
            rows={others}
          />
        </Section>
        <ClosingCall />
      </div>
    </Page>
  );
}
