import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { home } from '@/content/page-copy/home';
import { Ledger } from './Ledger';
import { RouteRuler } from './RouteRuler';

/** Why us: both routes and what ends when, on one ruler of months; below it the six claims. */
export function Why() {
  const { title, lead } = home.why;
  return (
    <Section className="py-6 md:py-24 print:py-2" labelledBy="why" pad="none">
      <div className="gap-x-16 gap-y-4 max-lg:flex max-lg:flex-col lg:grid lg:grid-cols-seven-five lg:items-end">
        <Heading className="max-w-11em" id="why" level={2}>
          {title}
        </Heading>
        <p className="max-w-136 text-lead">
          <RichText text={lead} />
        </p>
      </div>
      <RouteRuler />
      <Ledger />
    </Section>
  );
}
