import { clsx } from 'clsx';
import { Heading } from '@/components/ui/Heading';
import { type Ground, Section } from '@/components/ui/Section';
import { menuGroupNames } from '@/content/navigation';
import type { PagePath } from '@/content/pages';
import { menuLinks } from '@/lib/pages/menus';

/** The pages to plan and look up with as stops on one gray line, the one this page belongs to filled: last part of such a page. */
export function LookUp({ current, ground = 'tint' }: { current: PagePath; ground?: Ground }) {
  return (
    <Section className="print:hidden" ground={ground} labelledBy="look-up" pad="part">
      <Heading id="look-up" level={2} size="page">
        {menuGroupNames.plan}
      </Heading>
      <ul className="relative mt-9 [--line:theme(colors.slate)] lg:grid lg:auto-cols-fr lg:grid-flow-col">
        {menuLinks('plan').map(({ label, href }) => (
          <li
            className={clsx(
              'relative max-lg:flex max-lg:min-h-12 max-lg:items-center max-lg:pl-11 lg:pt-9 lg:pr-3',
              'before:absolute before:left-0 before:z-1 before:size-6.5 before:rounded-full before:border-5 before:border-fg max-lg:before:top-2.75 lg:before:top-0',
              href === current ? 'before:bg-signal forced-colors:before:bg-[Highlight]' : 'before:bg-ground',
              'not-last:after:absolute not-last:after:bg-line max-lg:after:top-6 max-lg:after:left-2.25 max-lg:after:h-full max-lg:after:w-2 lg:after:top-2.25 lg:after:left-2 lg:after:h-2 lg:after:w-full',
            )}
            key={href}
          >
            <a
              aria-current={href === current ? 'true' : undefined}
              className="inline-block py-1 font-semibold no-underline hover:underline"
              href={href}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
