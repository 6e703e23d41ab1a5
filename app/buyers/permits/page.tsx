import { closingCall } from '@/content/closing';
import { permitsPage as copy } from '@/content/page-copy/permits';
import { namedDays, permitContent } from '@/lib/buyers/permits';
import { resolveContent } from '@/lib/buyers/resolve-content';
import { newestCheck } from '@/lib/content/statements';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { BuyersLayout } from '../_components/BuyersLayout';
import { Sections } from '../_components/Sections';
import { PermitTable } from './_components/PermitTable';

export const metadata = pageMetadata('/buyers/permits');

const { contents, facts, lead, title } = copy;

/** Renders who licenses exports: six steps, one table of countries, and when a drone is a weapon. */
export default function PermitsPage() {
  const { content, sources } = resolveContent(permitContent);
  return (
    <BuyersLayout
      call={closingCall}
      checked={newestCheck(content)}
      contents={{ ...contents, titleVisible: true }}
      facts={[{ ...facts.days, text: namedDays }, ...facts.others]}
      lead={lead}
      path="/buyers/permits"
      sources={sources}
      title={title}
    >
      <Sections items={content.steps} />
      <PermitTable rows={content.countries} />
      <Sections items={content.armed} />
    </BuyersLayout>
  );
}
