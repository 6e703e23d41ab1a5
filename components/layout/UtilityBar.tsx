import { planRoute, ukrainianLink } from '@/content/navigation';
import { contactEmail, offices } from '@/content/site';

/** Renders the offices, the links to the page in Ukrainian and to the planner, and the e-mail address. Desktop only; the mobile menu has them too. */
export function UtilityBar() {
  return (
    <div className="text-caption max-lg:hidden" data-theme="ink">
      <div className="mx-auto flex h-9.5 max-w-frame items-center justify-between px-gutter">
        <ul className="flex gap-6">
          {offices.map(({ city, country, status, open }) => (
            <li className={open ? undefined : 'text-muted'} key={city}>
              <span className="font-bold">
                {city}, {country}
              </span>{' '}
              {status}
            </li>
          ))}
        </ul>
        <div className="flex items-center gap-6">
          <a className="py-1 font-bold hover:underline" href={ukrainianLink.href} lang={ukrainianLink.lang}>
            {ukrainianLink.label}
          </a>
          {/* As wide as both links, so that the first does not shift while the document loads. */}
          <div className="flex min-w-[20.41rem] items-center justify-between gap-6">
            <a className="py-1 font-bold" href={planRoute.href}>
              {planRoute.label}
            </a>
            {/* A host may rewrite the address (e-mail obfuscation); hydration must not report the difference. */}
            <a
              className="py-1 font-bold hover:underline"
              href={`mailto:${contactEmail}`}
              suppressHydrationWarning
              translate="no"
            >
              {contactEmail}
            </a>
          </div>
        </div>
      </div>
    </div>
  );
}
