import { Frame } from '@/components/ui/Frame';
import { TextLink } from '@/components/ui/TextLink';
import { comparisonLink, headerCopy, servicesOverview } from '@/content/navigation';
import { menuGroupNames } from '@/content/page-copy/menus';
import { services } from '@/content/services';
import { familyLinks, linkTo, menuLinks } from '@/lib/pages/menus';

/** Renders the panel of the services entry: overview, services, certifications, comparison and planning tools. */
export function ServicesPanel() {
  return (
    <Frame className="grid grid-cols-[17.5rem_1fr_1fr] items-start gap-16 pt-8 pb-12">
      <div>
        <p className="mb-4 text-small text-muted">
          <b className="mb-2 block text-fg text-name">{linkTo('/services').label}</b>{' '}
          {headerCopy.servicesStatement}
        </p>
        <TextLink href={servicesOverview.href}>{servicesOverview.label}</TextLink>
      </div>
      <ul>
        {services.map(({ slug, title, href }) => (
          <li className="hair-b" key={slug}>
            <a className="flex min-h-12 items-center font-bold hover:underline" href={href}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      <div>
        <TextLink className="font-bold text-body" href={comparisonLink.href}>
          {comparisonLink.label}
        </TextLink>
        <ul className="mt-3 grid grid-cols-2 gap-x-6">
          {familyLinks('certifications').map(({ label, href }) => (
            <li key={href}>
              <a className="flex min-h-8 items-center text-small hover:underline" href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="-mt-6 col-span-full flex flex-wrap items-baseline gap-x-8 hair-t pt-4">
        <p className="text-small text-muted" id="menu-plan">
          {menuGroupNames.plan}
        </p>
        <ul aria-labelledby="menu-plan" className="flex flex-wrap gap-x-8">
          {menuLinks('plan').map(({ label, href }) => (
            <li key={href}>
              <a className="inline-block py-2 font-bold hover:underline" href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Frame>
  );
}
