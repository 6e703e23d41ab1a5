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

/** Why us: both routes at one scale, a screen to themselves; then what the months count, and claims and promises that are not bars. */
export function Why() {
  const { title, lead, claims: names, reasons } = home.why;
  const { traditional, platform, flag, gap } = platformPage.comparison;
  const rows: (Point & { id?: string; lead?: string })[] = [
    ...names.map((name) => ({
      id: claimId(name),
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
        {rows.map(({ id, title: reason, text }) => (
          <li
            className="scroll-mt-28 border-rule border-b py-5 lg:grid lg:grid-cols-five-seven lg:gap-6 lg:py-7"
            id={id}
            key={reason}
          >
            <h3 className="max-w-18em text-h3">
              <RichText text={reason} terms={false} />
            </h3>
            <ReasonText id={id}>
              <p className="max-w-168 text-muted">
                <RichText text={text} />
              </p>
            </ReasonText>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A claim's conditions are folded on the phone; the text of a reason is short and stays open. */
function ReasonText({ id, children }: { id?: string; children: ReactNode }) {
  if (!id) return <div className="mt-2 lg:mt-0">{children}</div>;
  return (
    <Fold compact title={home.about.count}>
      {children}
    </Fold>
  );
}
