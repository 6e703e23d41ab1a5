import { RoutesChart } from '@/components/sections/RoutesChart';
import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { claims } from '@/content/claims';
import { claimId, home } from '@/content/page-copy/home';
import { platformPage } from '@/content/page-copy/platform';
import type { Point } from '@/content/text';

/** Why us: both routes at one scale, then the claims and promises that are no bars. */
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
      <div className="grid gap-x-6 gap-y-7 lg:grid-cols-seven-five">
        <Heading className="max-w-11em" id="why" level={2}>
          {title}
        </Heading>
        <p className="max-w-136 text-lead">
          <RichText text={lead} />
        </p>
      </div>
      <div className="mt-12 lg:mt-16">
        <RoutesChart flag={flag} gap={gap} platform={platform} traditional={traditional} />
      </div>
      <ul className="mt-16 border-fg border-t-2 lg:mt-26">
        {rows.map(({ id, title: reason, text }) => (
          <li
            className="scroll-mt-28 border-rule border-b py-6 lg:grid lg:grid-cols-five-seven lg:gap-6 lg:py-7"
            id={id}
            key={reason}
          >
            <h3 className="max-w-18em text-h3">
              <RichText text={reason} terms={false} />
            </h3>
            <p className="mt-2 max-w-168 text-muted lg:mt-0">
              <RichText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
