import { RichText } from '@/components/ui/RichText';
import { StopList } from '@/components/ui/StopList';
import { TextLink } from '@/components/ui/TextLink';
import type { HomePanel } from '@/content/page-copy/home';

/** One service: what we do, for most a list beside it, and the way to its page. */
export function TabPanel({ panel: { title, action, text, list } }: { panel: HomePanel }) {
  return (
    <div
      className="framed trunk relative pt-4 pb-6 md:py-12 print:break-inside-avoid print:py-2 print:[&_li]:py-1"
      data-ground="sheet"
    >
      {/* From the desktop up the tab says it. */}
      <h3 className="mb-4 text-name lg:sr-only">{title}</h3>
      <div className="gap-x-16 gap-y-8 max-md:flex max-md:flex-col md:grid md:grid-cols-2">
        <p className="max-w-136 text-lead">
          <RichText text={text} />
        </p>
        {list && (
          <div>
            <h4 className="mb-3 text-name">{list.title}</h4>
            <StopList items={list.items} />
          </div>
        )}
      </div>
      <p className="mt-6">
        <TextLink href={action.href}>{action.label}</TextLink>
      </p>
    </div>
  );
}
