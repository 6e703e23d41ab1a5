import { Planner } from '@/components/interactive/Planner';
import { Page } from '@/components/layout/Page';
import { PageHeader } from '@/components/parts/PageHeader';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { RichText } from '@/components/ui/RichText';
import { head, otherPagesCopy } from '@/content/page-copy/planner';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { crumbs } from '@/lib/pages/registry';
import { plannerQuestions } from '@/lib/planner/words/questions';
import { EmptyPlan } from './_components/EmptyPlan';
import { OtherPages } from './_components/OtherPages';
import '@/components/interactive/planner/planner.css';

export const metadata = pageMetadata('/planner');

/** Renders the route planner: questions, the plan, and links to its rules and worked plans. */
export default function PlannerPage() {
  return (
    <Page path="/planner">
      <div className="planner-head [--section:1rem]">
        <PageHeader crumbs={crumbs('/planner')} lead={head.lead} title={head.title} />
        <p className="framed trunk relative pb-8 font-bold print:hidden" data-theme="paper" data-noscript="">
          <RichText terms={false} text={otherPagesCopy.noScript} />
        </p>
      </div>
      <Planner copy={plannerQuestions}>
        <EmptyPlan />
      </Planner>
      <OtherPages />
      <ClosingCall />
    </Page>
  );
}
