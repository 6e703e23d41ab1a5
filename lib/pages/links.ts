import type { NavLink } from '@/content/navigation';
import type { PageMenu } from '@/content/page-declaration';
import { type PagePath, pages, type SitePage } from '@/content/pages';
import { pageAt } from './page-at';

const link = ({ path, label, menuLabel }: SitePage): NavLink => ({ label: menuLabel ?? label, href: path });

/** The link to a page by its name in menus; a link with words of its own stays as it is. */
export const linkTo = (target: PagePath | NavLink): NavLink =>
  typeof target === 'string' ? link(pageAt(target)) : target;

/** Links to the pages of a family, in its order. */
export const familyLinks = (folder: string): NavLink[] =>
  pages.filter(({ family }) => family === folder).map(link);

/** Links to the pages that declare a menu group; empty if none does. */
export const menuLinks = (group: PageMenu): NavLink[] => pages.filter(({ menu }) => menu === group).map(link);
