import { closingCall } from '@/content/closing';
import { euMoneyPage as copy } from '@/content/page-copy/eu-money';
import { resolveContent } from '@/lib/buyers/resolve-content';
import { newestCheck } from '@/lib/content/statements';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { BuyersLayout } from '../_components/BuyersLayout';
import { Sections } from '../_components/Sections';

export const metadata = pageMetadata('/buyers/eu-money');

const { contents, facts, lead, sections, title } = copy;

/** Renders funding from the EU and small programs, and whether it requires or pays for a certificate. */
export default function EuMoneyPage() {
  const { content, sources } = resolveContent(sections);
  return (
    <BuyersLayout
      call={closingCall}
      checked={newestCheck(content)}
      contents={{ ...contents, titleVisible: true }}
      facts={facts}
      lead={lead}
      path="/buyers/eu-money"
      sources={sources}
      title={title}
    >
      <Sections items={content} />
    </BuyersLayout>
  );
}
