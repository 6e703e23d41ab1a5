import { ButtonLink } from '@/components/ui/ButtonLink';
import { Link } from '@/components/ui/Link';
import { Mark } from '@/components/ui/Mark';
import { headerCopy } from '@/content/navigation';
import { siteName } from '@/content/site';
import { MainNav } from './MainNav';
import { UtilityBar } from './UtilityBar';

/** The site header: offices and promise on top, mark with the line leaving it, menu and actions. */
export function Header() {
  return (
    <header className="relative z-20" id="top">
      <UtilityBar />
      <div className="h-[72px] lg:h-[92px]" data-ground="paper">
        <div className="relative h-full border-rule border-b bg-paper">
          <div className="mx-auto flex h-full max-w-frame items-center px-gutter">
            <Link
              aria-label={`${siteName}, home`}
              className="flex items-center gap-3 text-[1.375rem] font-[680] tracking-[-0.03em] no-underline md:gap-5 lg:gap-6 lg:text-[1.5625rem]"
              href="/"
            >
              <Mark className="size-9 flex-none md:size-11" />
              {siteName}
            </Link>
            <MainNav />
            <ButtonLink className="ml-[38px] max-lg:hidden" href="/contact" size="small" variant="ink">
              {headerCopy.booking}
            </ButtonLink>
          </div>
          <span
            aria-hidden="true"
            className="absolute top-[53px] -bottom-px left-[calc(max(0px,(100%-1440px)/2)+var(--rail)-4px)] w-2 bg-line md:top-[57px] lg:top-[67px]"
          />
        </div>
      </div>
    </header>
  );
}
