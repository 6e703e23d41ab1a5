import { PlainLinks } from '@/components/parts/LinkRows';
import { Section, type SectionTheme } from '@/components/parts/Section';
import { menuGroupNames } from '@/content/navigation';
import type { PagePath } from '@/content/pages';
import { menuLinks } from '@/lib/pages/menus';

/** The pages to plan and look up with in one row, the one this page belongs to marked: last part of such a page. */
export function RelatedTools({ current, theme = 'tint' }: { current: PagePath; theme?: SectionTheme }) {
  return (
    <Section compact theme={theme} id="look-up" screenOnly size="sub" title={menuGroupNames.plan}>
      <PlainLinks current={current} label={menuGroupNames.plan} links={menuLinks('plan')} />
    </Section>
  );
}
