import { LetterTools } from '@/components/interactive/LetterTools';
import { Planner } from '@/components/interactive/Planner';
import { Page } from '@/components/layout/Page';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { PageHead } from '@/components/sections/PageHead';
import { letterWords } from '@/content/page-copy/letters';
import { barCopy, head } from '@/content/page-copy/planner';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { crumbs } from '@/lib/pages/registry';
import { EmptyPlan } from './_components/EmptyPlan';
import { FirstActions } from './_components/FirstActions';
import { Questions } from './_components/Questions';
import { Rules } from './_components/Rules';
import { WorkedPlans } from './_components/WorkedPlans';
import '@/app/styles/planner.css';

export const metadata = pageMetadata('/planner');

/** Route planner: choices, the plan that follows them, the rules, worked plans. */
export default function PlannerPage() {
  return (
    <Page path="/planner">
      <div className="planner-page">
        <div className="group/page">
          <div className="xl:*:pb-8 group-has-[[data-planned]]/page:print:hidden">
            <PageHead crumbs={crumbs('/planner')} lead={head.lead} title={head.title} />
          </div>
          <Planner
            copy={barCopy}
            first={
              <LetterTools words={letterWords}>
                <FirstActions />
              </LetterTools>
            }
            questions={<Questions />}
          >
            <EmptyPlan />
          </Planner>
          <Rules />
          <WorkedPlans />
        </div>
        <ClosingCall />
      </div>
    </Page>
  );
}
