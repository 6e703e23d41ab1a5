import { ButtonLink } from '@/components/ui/ButtonLink';
import { Logo } from '@/components/ui/Logo';
import { sidePanelCopy } from '@/content/page-copy/menus';
import { type DialogProps, DialogShell } from './DialogShell';
import { OfficeList } from './OfficeList';
import { Shortcuts } from './Shortcuts';
import { StationStops } from './StationStops';

/** Renders the panel that the header's list button opens: consultation, stations, shortcuts, offices. */
export function SidePanel({ links, ...dialog }: DialogProps) {
  const { site, contact, stations, plan, offices } = links;
  return (
    <DialogShell
      {...dialog}
      closeClassName="top-10 md:right-11 rounded-control border-2 border-fg max-md:top-5 right-5"
      copy={sidePanelCopy}
      panelClassName="right-0 w-[min(30rem,calc(100%-32px))] bg-ink text-paper animate-from-right"
    >
      <div className="min-h-full px-4 pt-4 pb-8 md:px-8 md:pt-8" data-theme="ink">
        <div className="flex h-12 items-center gap-6 text-sub">
          <Logo />
          <span translate="no">{site}</span>
        </div>
        <h2 className="mt-8 text-sub">{sidePanelCopy.title}</h2>
        <p className="mt-4 mb-6 text-small text-muted">{sidePanelCopy.text}</p>
        <ButtonLink arrow className="w-full justify-between" href={contact.href}>
          {sidePanelCopy.booking}
        </ButtonLink>
        <div className="mt-8 mb-8">
          <StationStops stations={stations} />
        </div>
        <Shortcuts links={[...sidePanelCopy.links, ...plan]} />
        <OfficeList className="mt-6 grid grid-cols-2 gap-6" offices={offices} />
      </div>
    </DialogShell>
  );
}
