import { home } from '@/content/page-copy/home';
import { SlideImage } from './SlideImage';

/** The lock of the Security station, and under it the four standards that ask for the same controls. */
export function SecurityArt() {
  const { art, standards } = home.banner;
  return (
    <div className="max-md:my-6 md:absolute md:top-16 md:right-8 md:w-[38%] lg:top-[6%] lg:right-16 lg:w-125 lg:live:w-[min(660px,46vw)]">
      <SlideImage alt={art.security} className="aspect-1060/440" src="/art/slides/security.svg" />
      <ul className="mt-4 grid gap-x-6 border-fg border-t-2 min-[21.25rem]:grid-cols-2 lg:mt-[clamp(12px,3.6vh,36px)]">
        {standards.map(({ title, text }) => (
          <li
            className="border-rule border-b py-2.5 lg:py-[clamp(6px,1.5vh,14px)] lg:[@media(max-height:780px)]:border-b-0"
            key={title}
          >
            <span className="block text-h4">{title}</span>{' '}
            <span className="block text-caption text-muted md:max-lg:hidden lg:text-label lg:[@media(max-height:780px)]:sr-only">
              {text}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
