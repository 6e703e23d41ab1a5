import { Tabs } from '@/components/interactive/Tabs';
import { DraftedPage } from '@/components/sections/DraftedPage';
import { RichText } from '@/components/ui/RichText';
import { SectionFrame } from '@/components/ui/SectionFrame';
import { draftedPage } from '@/content/page-copy/drafted-page';
import { home } from '@/content/page-copy/home';

/** Renders what the AI does: an example page in the three states through which every document passes. */
export function Ai() {
  const { title, lead, label, steps, note } = home.ai;
  return (
    <SectionFrame labelledBy="ai">
      <div className="part-header">
        <h2 className="part-section" id="ai">
          {title}
        </h2>
        <p className="part-lead mt-3">
          <RichText text={lead} />
        </p>
      </div>
      <Tabs
        className="draft-steps"
        // The draft, because its marked gap shows best what the platform does.
        initial={1}
        label={label}
        listClassName="ink-t print:hidden"
        orientation="vertical"
        panelClassName="lg:col-start-1"
        param="page"
        tabClassName="draft-step"
        tabs={steps.map(({ id, title: name, feature, text }) => ({
          id,
          label: (
            <>
              {name} <small className="ml-2 font-normal text-small lg:ml-0 lg:block">{feature}</small>
            </>
          ),
          panel: (
            <p>
              <RichText text={text} />
            </p>
          ),
        }))}
      >
        <DraftedPage />
      </Tabs>
      <p className="part-caption mt-4">
        {draftedPage.origin} <RichText text={note} />
      </p>
    </SectionFrame>
  );
}
