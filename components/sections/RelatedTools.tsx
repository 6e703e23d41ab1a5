import { PlainLinks } from '@/components/parts/LinkRows';
import { Section } from '@/components/parts/Section';
import type { Theme } from '@/components/ui/SectionFrame';
import { menuGroupNames } from '@/content/page-copy/menus';
import type { PagePath } from '@/content/pages';
import { menuLinks } from '@/lib/pages/menus';

/**
 * Renders links to the planning and reference tools with the current one highlighted, as the last section of a tool
 * page.
 */
export function RelatedTools({ current, theme = 'tint' }: { current: PagePath; theme?: Theme }) {
  return (
    <Section theme={theme} id="look-up" screenOnly size="sub" title={menuGroupNames.plan}>
      <PlainLinks current={current} label={menuGroupNames.plan} links={menuLinks('plan')} />
    </Section>
  );
}
