import { DraftStack } from '@/components/sections/DraftStack';
import { Section } from '@/components/ui/Section';
import { platformPage } from '@/content/page-copy/platform';
import { stationList } from '@/content/stations/heads';
import { formatMonths } from '@/lib/figures/format';
import { DraftedPage } from './DraftedPage';
import { SplitHead } from './SplitHead';

const { title, lead, stations } = platformPage.drafts;

/** What generative AI drafts at each station, and from what. */
export function Drafts() {
  return (
    <Section ground="ink">
      <SplitHead lead={lead} title={title} />
      <DraftStack
        sheets={stationList.map(({ slug, number, name, months }) => ({
          number,
          name,
          when: formatMonths(months),
          text: stations[slug],
        }))}
      />
      <DraftedPage />
    </Section>
  );
}
