import { ClosingCall } from '@/components/sections/ClosingCall';
import { LastChange } from '@/components/sections/LastChange';
import { PageSources } from '@/components/sections/PageSources';
import { Section } from '@/components/ui/Section';
import type { Station } from '@/content/stations/types';
import { BlockBody } from './BlockBody';
import { BlockSection } from './BlockSection';
import { NextStation } from './NextStation';
import { StationBanner } from './StationBanner';
import { StationBody } from './StationBody';

/** A station page from its record. */
export function StationPage({ station }: { station: Station }) {
  const above = station.blocks.at(-1)?.ground ?? 'paper';
  // The last station leads nowhere: its foot continues the ground above it.
  const ground = station.next.kind === 'none' ? above : above === 'tint' ? 'paper' : 'tint';
  return (
    <>
      <StationBanner station={station} />
      <StationBody station={station} />
      {station.blocks.map((block) => (
        <BlockSection head={block} key={block.id}>
          <BlockBody block={block} />
        </BlockSection>
      ))}
      <NextStation ground={ground} station={station} />
      <Section className="pb-16 md:pb-24 print:pb-0" ground={ground} pad="none">
        <LastChange className="mb-7" of={station} />
        <PageSources of={station} />
      </Section>
      {/* A station with a sidebar has its contact card there. */}
      {!station.column && <ClosingCall />}
    </>
  );
}
