import { unitedStates as buyer } from '@/content/buyers/united-states';
import { unitedStatesCopy as copy } from '@/content/page-copy/united-states';
import { resolveContent } from '@/lib/buyers/resolve-content';
import { usContent } from '@/lib/buyers/united-states';
import { letterName } from '@/lib/buyers/words';
import { newestCheck } from '@/lib/content/statements';
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
  const { content, sources } = resolveContent(usContent);
  return (
    <BuyersLayout
      checked={newestCheck(content)}
      contents={{ ...contents, titleVisible: true }}
      facts={facts}
      lead={buyer.lead}
      links={[{ name: more.name, links: [...letters, ...more.links] }]}
      path={path}
      size="display"
      sources={sources}
      title={buyer.title}
    >
      <MainAnswers letter={buyer.letter} title={answers} rows={content.answers} />
      <DroneParts />
      <Sections items={content.sections} />
    </BuyersLayout>
  );
}
