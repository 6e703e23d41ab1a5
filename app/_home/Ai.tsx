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
    <SectionFrame id="ai" lead={<RichText text={lead} />} title={title}>
      <Tabs
        className="draft-steps"
        // The draft, because its marked gap shows best what the platform does.
        initial={1}
        label={label}
        listClassName="ink-t print:hidden"
        orientation="vertical"
        panelClassName="lg:col-start-1"
        param="page"
        tabClassName="bar-below block w-full hair-b py-2 text-left text-muted text-name aria-selected:text-fg"
        tabs={steps.map(({ id, title: name, feature, text }) => ({
          id,
          label: (
            <>
              {name} <small className="ml-2 font-normal text-small">{feature}</small>
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
