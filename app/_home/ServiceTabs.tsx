import { Tabs } from '@/components/interactive/Tabs';
import { Frame } from '@/components/ui/Frame';
import { Heading } from '@/components/ui/Heading';
import { home } from '@/content/page-copy/home';
import { TabPanel } from './TabPanel';

/** The four services by the situation that calls for them; names on the band, the chosen panel on a sheet below it. */
export function ServiceTabs() {
  const { title, label, panels } = home.tabs;
  return (
    <section aria-labelledby="tabs" className="trunk relative pt-12 md:pt-24 print:py-2" data-ground="tint">
      <Frame>
        <Heading id="tabs" level={2}>
          {title}
        </Heading>
      </Frame>
      <Tabs
        className="mt-4 md:mt-12 print:mt-0"
        label={label}
        listClassName="service-tabs"
        tabClassName="service-tab"
        tabs={panels.map((panel) => ({
          id: panel.id,
          label: (
            <>
              {panel.label} <small>{panel.title}</small>
            </>
          ),
          panel: <TabPanel panel={panel} />,
        }))}
      />
    </section>
  );
}
