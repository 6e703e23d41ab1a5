import { Trunk } from '@/components/line/Trunk';
import { Frame } from '@/components/ui/Frame';
import { Icon } from '@/components/ui/Icon';
import { RichText } from '@/components/ui/RichText';
import { servicesPage } from '@/content/page-copy/services';
import { stationHeads } from '@/content/stations/heads';

const { action, text } = servicesPage.start;

/** The way in: an ink bar that leaves the trunk at Station 1 and runs to the window's edge. */
export function StartBar() {
  return (
    <div className="relative overflow-x-clip" data-ground="paper">
      <Trunk />
      <Frame>
        <span
          aria-hidden="true"
          className="absolute top-1/2 left-rail hidden h-2 w-[calc(var(--axis)-var(--rail)+8px)] -translate-y-1/2 bg-line md:block"
        />
        <div className="relative -ml-gutter -mr-bleed md:ml-0" data-ground="ink">
          <a className="start-bar-link" href={`/stations/${stationHeads.foundation.slug}`}>
            <span
              aria-hidden="true"
              className="relative row-span-2 grid size-10 place-items-center rounded-full border-6 border-paper bg-signal font-black text-small leading-none md:-left-1.5 md:size-13 md:border-8 md:text-name lg:row-span-1"
            >
              {stationHeads.foundation.number}
            </span>
            <span className="text-name">{action}</span>{' '}
            <span className="col-start-2 row-start-2 text-small text-muted lg:col-start-3 lg:row-start-1 lg:pr-6 lg:text-body">
              <RichText text={text} terms={false} />
            </span>
            <Icon
              className="col-start-3 row-span-2 row-start-1 h-5 w-7 lg:col-start-4 lg:row-span-1"
              name="right"
            />
          </a>
        </div>
      </Frame>
    </div>
  );
}
