import { ClosingCall } from '@/components/sections/ClosingCall';
import type { Station } from '@/content/stations/types';
import { BlockBody } from './BlockBody';
import { BlockSection } from './BlockSection';
import { NextStation } from './NextStation';
import { StationBanner } from './StationBanner';
import { StationBody } from './StationBody';

/** A station page from its record. */
export function StationPage({ station }: { station: Station }) {
  const last = station.blocks.at(-1);
  return (
    <>
      <StationBanner station={station} />
      <StationBody station={station} />
      {station.blocks.map((block) => (
        <BlockSection head={block} key={block.id}>
          <BlockBody block={block} />
        </BlockSection>
      ))}
      <NextStation ground={last?.ground === 'tint' ? 'paper' : 'tint'} station={station} />
      {/* A station with a sidebar has its contact card there. */}
      {!station.column && <ClosingCall />}
    </>
  );
}
