import { unitedStates as buyer, firstAnswers } from '@/content/buyers/united-states';
import { unitedStatesCopy as copy } from '@/content/page-copy/united-states';
import { toStatement } from '@/lib/buyers/statements';
import { usContent, usSections } from '@/lib/buyers/united-states';
import { letterName } from '@/lib/buyers/words';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { BuyersLayout } from '../_components/BuyersLayout';
import { MainAnswers } from '../_components/MainAnswers';
import { Sections } from '../_components/Sections';
import { DroneParts } from './_components/DroneParts';

const path = '/buyers/united-states';
export const metadata = pageMetadata(path);

const { answers, contents, facts, more } = copy;
const letters = buyer.otherLetters.map((id) => ({ label: letterName(id), href: `/letters#letter-${id}` }));

/** Renders what a first order from the United States requires: level, license and parts, in the order of work. */
export default function UnitedStatesPage() {
  return (
    <BuyersLayout
      contents={{ ...contents, titleVisible: true }}
      facts={facts}
      lead={buyer.lead}
      links={[{ name: more.name, links: [...letters, ...more.links] }]}
      path={path}
      citedContent={usContent}
      size="display"
      title={buyer.title}
    >
      <MainAnswers
        letter={buyer.letter}
        title={answers}
        rows={firstAnswers.map(({ lines, ...row }) => ({
          ...row,
          text: lines.map((line) => toStatement(line)),
        }))}
      />
      <DroneParts />
      <Sections items={usSections} />
    </BuyersLayout>
  );
}
