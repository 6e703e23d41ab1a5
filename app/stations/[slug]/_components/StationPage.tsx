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
  // Paper and tint in turn: the line onward, if there is one, then the sources.
  const next = above === 'tint' ? 'paper' : 'tint';
  const sources = station.next.kind !== 'none' && next === 'paper' ? 'tint' : 'paper';
  return (
    <>
      <StationBanner station={station} />
      <StationBody station={station} />
      {station.blocks.map((block) => (
        <BlockSection head={block} key={block.id}>
          <BlockBody block={block} />
        </BlockSection>
      ))}
      <NextStation ground={next} station={station} />
      <Section className="pt-6 pb-8 md:pt-16 md:pb-16 print:py-0" ground={sources} pad="none">
        <LastChange className="mb-6" of={station} />
        <PageSources of={station} />
      </Section>
      {/* A station with a sidebar has its contact card there. */}
      {!station.column && <ClosingCall />}
    </>
  );
}
