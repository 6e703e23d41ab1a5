import { Heading } from '@/components/ui/Heading';
import { type Ground, Section } from '@/components/ui/Section';
import { menuGroupNames } from '@/content/navigation';
import type { PagePath } from '@/content/pages';
import { menuLinks } from '@/lib/pages/menus';
import { SiblingLinks } from './SiblingLinks';

/** The pages to plan and look up with in one row, the one this page belongs to marked: last part of such a page. */
export function LookUp({ current, ground = 'tint' }: { current: PagePath; ground?: Ground }) {
  return (
    <Section className="print:hidden" ground={ground} pad="part">
      <Heading id="look-up" level={2} size="sub">
        {menuGroupNames.plan}
      </Heading>
      <SiblingLinks
        className="mt-4"
        current={current}
        items={menuLinks('plan')}
        label={menuGroupNames.plan}
      />
    </Section>
  );
}
