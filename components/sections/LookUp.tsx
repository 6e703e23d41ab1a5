import { Heading } from '@/components/ui/Heading';
import { type Ground, Section } from '@/components/ui/Section';
import { menuGroupNames } from '@/content/navigation';
import type { PagePath } from '@/content/pages';
import { menuLinks } from '@/lib/pages/menus';
import { PageStops } from './PageStops';

/** The pages to plan and look up with as stops on one gray line, the one this page belongs to filled: last part of such a page. */
export function LookUp({ current, ground = 'tint' }: { current: PagePath; ground?: Ground }) {
  return (
    <Section className="print:hidden" ground={ground} labelledBy="look-up" pad="part">
      <Heading id="look-up" level={2} size="sub">
        {menuGroupNames.plan}
      </Heading>
      <PageStops className="mt-8 [--line:theme(colors.slate)]" current={current} items={menuLinks('plan')} />
    </Section>
  );
}
