import { closingCall } from '@/content/closing';
import { permitsPage as copy } from '@/content/page-copy/permits';
import { namedDays, permitSeats, permitSections } from '@/lib/buyers/permits';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { BuyersLayout } from '../_components/BuyersLayout';
import { Sections } from '../_components/Sections';

export const metadata = pageMetadata('/buyers/permits');

const { contents, facts, lead, title } = copy;

/** Renders who licenses exports: six steps, the nations that we researched, and the law on armed drones by nation. */
export default function PermitsPage() {
  return (
    <BuyersLayout
      call={closingCall}
      contents={{ title: contents.title, titleVisible: true, items: [...permitSeats, ...contents.more] }}
      facts={[{ ...facts.days, text: namedDays }, ...facts.others]}
      lead={lead}
      path="/buyers/permits"
      citedContent={permitSections}
      title={title}
    >
      <Sections items={permitSections} />
    </BuyersLayout>
  );
}
