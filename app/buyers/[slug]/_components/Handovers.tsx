import { clsx } from 'clsx';
import { Fold } from '@/components/ui/Fold';
import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import type { Buyer } from '@/content/buyers/types';
import { buyersCopy } from '@/content/page-copy/buyers';
import { handoversOf } from '@/lib/buyers/handovers';
import { fill } from '@/lib/text/fill';
import { HandoverBranch } from './HandoverBranch';

const copy = buyersCopy.handovers;
const columns = { 6: 'lg:grid-cols-6', 7: 'lg:grid-cols-7' } as const;

/**
 * The company's line with its documents as stops, each branching to the office that reads it; on the phone the line is
 * vertical.
 */
export function Handovers({ buyer }: { buyer: Buyer }) {
  const handovers = handoversOf(buyer);
  return (
    <Section ground="ink" labelledBy="documents" pad="part">
      <Heading id="documents" level={2} size="sub">
        {copy.title}
      </Heading>
      <Fold className="max-lg:mt-6" title={fill(copy.fold, { count: handovers.length })} until="desktop">
        <p className="mt-4 max-w-152 text-body text-muted print:mt-1 print:max-w-none">
          {fill(copy.lead, { buyer: buyer.inText })}
        </p>
        <ol
          className={clsx(
            'handovers mt-12 lg:mt-16 print:mt-3',
            columns[handovers.length as keyof typeof columns],
          )}
        >
          {handovers.map(({ document, step, name, about, office, note, dashed, joined }, index) => (
            <li className={clsx('handover', dashed && 'max-lg:before:border-dashed')} key={document}>
              <p className="text-small text-muted lg:self-end lg:pr-4 lg:pb-4">
                <span className="block text-caption">
                  {index + 1} {step}
                </span>{' '}
                <b className="block text-fg text-body">{name}</b> <RichText terms={false} text={about} />
              </p>
              <HandoverBranch
                dashed={dashed}
                first={index === 0}
                joined={joined}
                joins={handovers[index - 1]?.joined ?? false}
                last={index === handovers.length - 1}
              />
              <p className="text-small text-muted max-md:mt-2 lg:pt-4 lg:pl-8">
                <span className="text-caption md:block">{copy.meets}</span>{' '}
                <b className="text-fg text-body md:block">
                  <RichText terms={false} text={office} />
                </b>{' '}
                <span className="block wrap-anywhere">
                  <RichText terms={false} text={note} />
                </span>
              </p>
            </li>
          ))}
        </ol>
        <p className="mt-12 print:mt-2 text-small text-muted">{copy.key}</p>
      </Fold>
    </Section>
  );
}
