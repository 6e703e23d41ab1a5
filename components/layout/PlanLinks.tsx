import { menuGroupNames } from '@/content/navigation';
import { menuLinks } from '@/lib/pages/menus';

/** The group "Plan and look up" under the lists of the Services panel, in one row; nothing if it has no page. */
export function PlanLinks() {
  const links = menuLinks('plan');
  if (links.length === 0) return null;
  return (
    <div className="-mt-6 col-span-full flex flex-wrap items-baseline gap-x-8 border-rule border-t pt-4">
      <p className="text-small text-muted" id="menu-plan">
        {menuGroupNames.plan}
      </p>
      <ul aria-labelledby="menu-plan" className="flex flex-wrap gap-x-8">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a className="inline-block py-2 font-bold hover:underline" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
