import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Network, NetworkTable } from '@/components/sections/network/Network';
import { SheetLink } from '@/components/sections/network/SheetLink';
import { RichText } from '@/components/ui/RichText';
import { StopList } from '@/components/ui/StopList';
import { TextLink } from '@/components/ui/TextLink';
import type { HomePanel } from '@/content/page-copy/home';

/** One service: what we do and a list beside it, or the network; and the way to its page. */
export function TabPanel({ panel: { title, action, words } }: { panel: HomePanel }) {
  const link = <TextLink href={action.href}>{action.label}</TextLink>;
  return (
    <div
      className="framed trunk relative pt-4 pb-6 md:py-12 print:break-inside-avoid print:py-2 print:[&_li]:py-1"
      data-ground="sheet"
    >
      {/* From the desktop up the tab says it. */}
      <h3 className={clsx('mb-4 text-name lg:sr-only', !words && 'max-md:sr-only')}>{title}</h3>
      {words ? <Words {...words} link={link} /> : <StartingNetwork link={link} />}
    </div>
  );
}

function Words({ text, list, link }: NonNullable<HomePanel['words']> & { link: ReactNode }) {
  return (
    <>
      <div className="gap-x-16 gap-y-8 max-md:flex max-md:flex-col md:grid md:grid-cols-2">
        <p className="max-w-136 text-lead">
          <RichText text={text} />
        </p>
        <div>
          <h4 className="mb-3 text-name">{list.title}</h4>
          <StopList items={list.items} />
        </div>
      </div>
      <p className="mt-6">{link}</p>
    </>
  );
}

/** The network, lit for one buyer and product; all its results as a table where no script can change them. */
function StartingNetwork({ link }: { link: ReactNode }) {
  return (
    <>
      <div className="starting-network">
        <Network action={link} sheet={<SheetLink />} state={{ buyer: 'DE', product: 'drones' }} />
      </div>
      <div className="mt-8 hidden print:hidden noscript:block">
        <NetworkTable grouped />
      </div>
    </>
  );
}
