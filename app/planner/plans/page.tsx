import { Fragment } from 'react';
import { Page } from '@/components/layout/Page';
import { DataTable } from '@/components/parts/DataTable';
import { OnThisPage } from '@/components/parts/OnThisPage';
import { PageHeader } from '@/components/parts/PageHeader';
import { RichContent } from '@/components/parts/RichContent';
import { Section } from '@/components/parts/Section';
import { CertaintyKey } from '@/components/sections/CertaintyKey';
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
import '@/components/interactive/planner/planner.css';

export const metadata = pageMetadata('/planner/plans');

const isFull = ({ id }: Example) => plansPage.full.some((full) => full === id);
const [fullPlans, otherPlans] = [
  workedPlans.filter(isFull),
  workedPlans.filter((example) => !isFull(example)),
];

/** Renders four worked plans in full, what one company pays per month, and the other plans as rows with links. */
export default function WorkedPlansPage() {
  const { title, lead, contents, cash, others } = plansPage;
  return (
    <Page path="/planner/plans">
      <PageHeader crumbs={crumbs('/planner/plans')} lead={lead} title={title}>
        <OnThisPage
          items={[...fullPlans.slice(0, 1), cash, ...fullPlans.slice(1), { id: 'nine', title: others.title }]}
          title={contents}
        />
      </PageHeader>
      {fullPlans.map((example, index) => (
        <Fragment key={example.id}>
          <FullPlan example={example} theme={index === 0 || index % 2 ? 'tint' : 'paper'} />
          {index === 0 && <CashByMonth />}
        </Fragment>
      ))}
      <Section id="nine" lead={others.lead} size="sub" title={others.title}>
        <DataTable
          caption={others.title}
          columns={[
            {
              label: others.columns[0],
              width: 'm',
              cell: ({ title: name, answers }) => (
                <a className="word-link" href={`/planner#${exampleFragment(answers)}`}>
                  {name}
                </a>
              ),
            },
            {
              label: others.columns[1],
              mobile: 'unlabeled',
              cell: ({ text, answers }) => (
                <>
                  <RichContent content={text} />{' '}
                  <b>
                    <NoBreak text={sentenceOf(plan(answers), plannerWords)} />
                  </b>
                </>
              ),
            },
          ]}
          rowId={({ id }) => id}
          rows={otherPlans}
        />
        <CertaintyKey path="/planner/plans" />
      </Section>
      <ClosingCall />
    </Page>
  );
}
