import type { ReactNode } from 'react';
import { RoutesChart } from '@/components/sections/RoutesChart';
import { Fold } from '@/components/ui/Fold';
import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { claims, monthsTitle } from '@/content/claims';
import { claimId, home } from '@/content/page-copy/home';
import { platformPage } from '@/content/page-copy/platform';
import type { Point } from '@/content/text';
import { fill } from '@/lib/text/fill';
import { plainText } from '@/lib/text/rich-text';

/** Why us: both routes at one scale, a screen to themselves; then what the months count, and claims and promises that are not bars. */
export function Why() {
  const { title, lead, claims: names, reasons, endorsement } = home.why;
  const { traditional, platform, flag, gap } = platformPage.comparison;
  const rows: (Point & { id?: string; fold?: string })[] = [
    ...names.map((name) => ({
      id: claimId(name),
      fold: plainText(fill(home.about.count, { figure: claims[name].figure })),
      title: `${claims[name].figure} ${claims[name].label}`,
      text: claims[name].footnote,
    })),
    ...reasons,
  ];
  return (
    <Section labelledBy="why">
      <Heading className="max-w-11em" id="why" level={2}>
        {title}
      </Heading>
      <div className="mt-8 lg:mt-21">
        <RoutesChart flag={flag} gap={gap} platform={platform} traditional={traditional} />
      </div>
      <Fold className="mt-7 lg:mt-34" compact title={monthsTitle}>
        <p className="max-w-measure text-body">
          <RichText text={lead} />
        </p>
      </Fold>
      <ul className="mt-10 border-fg border-t-2">
        {rows.map(({ id, fold, title: reason, text }) => (
          <li
            className="scroll-mt-28 border-rule border-b py-5 lg:grid lg:grid-cols-five-seven lg:gap-6 lg:py-7"
            id={id}
            key={reason}
          >
            <h3 className="max-w-18em text-h3">
              <RichText text={reason} terms={false} />
            </h3>
            <ReasonText fold={fold}>
              <p className="max-w-168 text-muted">
                <RichText text={text} />
              </p>
            </ReasonText>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-caption text-muted">{endorsement}</p>
    </Section>
  );
}

/** A claim's conditions are folded on the phone; the text of a reason is short and stays open. */
function ReasonText({ fold, children }: { fold?: string; children: ReactNode }) {
  if (!fold) return <div className="mt-2 lg:mt-0">{children}</div>;
  return (
    <Fold compact title={fold}>
      {children}
    </Fold>
  );
}
