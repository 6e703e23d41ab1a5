import { Tabs } from '@/components/interactive/Tabs';
import { Heading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import { home } from '@/content/page-copy/home';
import { TabPanel } from './TabPanel';

/** A tab as a stop; from the desktop up a line runs from the chosen one into its panel, below it lies under the name. */
const tabClass = [
  'relative z-2 flex items-center gap-4 whitespace-nowrap text-left font-medium text-term text-muted',
  'max-lg:h-14 max-lg:flex-auto max-lg:pr-5 lg:h-19 lg:w-full lg:border-rule lg:border-b lg:text-h3',
  'before:size-4.5 before:flex-none before:rounded-full before:border-4 before:border-muted before:bg-ground lg:before:size-6.5 lg:before:border-6',
  'aria-selected:font-extrabold aria-selected:text-fg aria-selected:before:border-line aria-selected:before:bg-line',
  'aria-selected:after:absolute aria-selected:after:bg-line max-lg:aria-selected:after:right-5 max-lg:aria-selected:after:bottom-0 max-lg:aria-selected:after:left-0 max-lg:aria-selected:after:h-1.5',
  'lg:aria-selected:after:order-3 lg:aria-selected:after:static lg:aria-selected:after:h-2 lg:aria-selected:after:flex-1',
].join(' ');

/** The four services by the situation in which one needs them. */
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
        tabClassName={tabClass}
        tabs={panels.map((panel) => ({
          id: panel.id,
          label: panel.label,
          panel: <TabPanel panel={panel} />,
        }))}
      />
    </Section>
  );
}
