import { Tabs } from '@/components/interactive/Tabs';
import { RichText } from '@/components/ui/RichText';
import { SectionFrame } from '@/components/ui/SectionFrame';
import { TextLink } from '@/components/ui/TextLink';
import { home } from '@/content/page-copy/home';

/** Renders the four services as tabs that are labeled with the situation of the company. */
export function ServiceTabs() {
  const { title, label, panels } = home.tabs;
  return (
    <SectionFrame className="pt-0!" id="tabs" title={title}>
      <Tabs
        className="mt-6"
        label={label}
        // Two columns on mobile, so that all four tabs are visible.
        listClassName="tab-row print:hidden"
        tabClassName="tab bar-below"
        tabs={panels.map((panel) => ({
          id: panel.id,
          label: (
            <>
              <span className="block text-name">{panel.label}</span>{' '}
              <span className="block text-small max-md:hidden">{panel.title}</span>
            </>
          ),
          panel: <TabPanel panel={panel} />,
        }))}
      />
    </SectionFrame>
  );
}

/** Renders one service: what we do, and a link to its page. */
function TabPanel({ panel: { title, action, text } }: { panel: (typeof home.tabs.panels)[number] }) {
  return (
    <div className="pt-6">
      {/* From 761 px up the tab already shows this title. */}
      <h3 className="mb-1 text-small text-muted md:sr-only print:not-sr-only">{title}</h3>
      <p className="max-w-measure">
        <RichText text={text} />
      </p>
      <TextLink className="mt-2" href={action.href}>
        {action.label}
      </TextLink>
    </div>
  );
}
