import { Band, type SectionTheme } from '@/components/parts/Band';
import { PlainLinks } from '@/components/parts/LinkRows';
import { menuGroupNames } from '@/content/navigation';
import type { PagePath } from '@/content/pages';
import { menuLinks } from '@/lib/pages/menus';

/** The pages to plan and look up with in one row, the one this page belongs to marked: last part of such a page. */
export function LookUp({ current, theme = 'tint' }: { current: PagePath; theme?: SectionTheme }) {
  return (
    <Band compact theme={theme} id="look-up" screenOnly size="sub" title={menuGroupNames.plan}>
      <PlainLinks current={current} label={menuGroupNames.plan} links={menuLinks('plan')} />
    </Band>
  );
}
