import { Tabs } from '@/components/interactive/Tabs';
import { Heading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import { home } from '@/content/page-copy/home';
import { TabPanel } from './TabPanel';

/** The four services by the situation that calls for them. */
export function ServiceTabs() {
  const { title, label, panels } = home.tabs;
  return (
    <Section ground="tint" labelledBy="tabs">
      <Heading id="tabs" level={2}>
        {title}
      </Heading>
      <Tabs
        className="mt-8 lg:mt-14 lg:grid lg:grid-cols-[1fr_2fr]"
        label={label}
        listClassName="flex max-lg:-mx-gutter max-lg:overflow-x-auto max-lg:border-fg max-lg:border-b-2 max-lg:px-gutter md:max-lg:mx-0 md:max-lg:px-0 lg:block lg:border-fg lg:border-t-2"
        orientation="vertical"
        panelClassName="max-md:-mx-gutter lg:col-start-2 lg:row-start-1"
        tabClassName="service-tab"
        tabs={panels.map((panel) => ({
          id: panel.id,
          label: panel.label,
          panel: <TabPanel panel={panel} />,
        }))}
      />
    </Section>
  );
}
