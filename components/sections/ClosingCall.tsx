import { type Content, RichContent } from '@/components/parts/RichContent';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { SectionFrame } from '@/components/ui/SectionFrame';
import { closingCall } from '@/content/closing';

interface ClosingCallProps {
  title?: string;
  text?: Content;
  actions?: readonly { label: string; href: string }[];
}

/** Renders the call to action before the footer. A page can replace its text. */
export function ClosingCall({
  title = closingCall.title,
  text = closingCall.text,
  actions = closingCall.actions,
}: ClosingCallProps) {
  return (
    <SectionFrame
      className="print:hidden flex flex-col gap-4 pt-8 pb-6 md:gap-8 md:py-16 lg:flex-row lg:items-end lg:justify-between lg:gap-16 lg:pb-0"
      theme="ink"
      labelledBy="next-stop"
      pad="none"
    >
      <div>
        <h2 className="part-section max-w-12em" id="next-stop">
          {title}
        </h2>
        <p className="mt-3 max-w-34em md:mt-6 text-lead text-muted">
          <RichContent content={text} terms={false} />
        </p>
      </div>
      <div className="flex flex-none flex-wrap gap-2 md:gap-3">
        {actions.map(({ label, href }, index) => (
          <ButtonLink
            arrow={index === 0}
            href={href}
            className="max-md:min-h-13 max-md:flex-1 max-md:justify-center max-md:whitespace-nowrap tight:basis-full tight:whitespace-normal max-md:px-3 max-md:after:hidden"
            key={label}
            variant={index === 0 ? 'signal' : 'outline'}
          >
            {label}
          </ButtonLink>
        ))}
      </div>
    </SectionFrame>
  );
}
