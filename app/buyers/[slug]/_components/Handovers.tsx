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
      <Heading id="documents" level={2} size="page">
        {copy.title}
      </Heading>
      <Fold className="max-lg:mt-6" title={fill(copy.fold, { count: handovers.length })} until="desktop">
        <p className="mt-5 max-w-152 text-body text-muted print:mt-1 print:max-w-none">
          {fill(copy.lead, { buyer: buyer.inText })}
        </p>
        <ol
          className={clsx(
            'relative mt-14 max-lg:pl-11 print:mt-3 print:grid print:grid-cols-4 print:gap-x-9 print:before:hidden! print:after:hidden! lg:mt-16 lg:grid lg:grid-rows-[auto_8.25rem_auto]',
            columns[handovers.length as keyof typeof columns],
            'max-lg:before:absolute max-lg:before:inset-y-2 max-lg:before:left-2 max-lg:before:w-2.5 max-lg:before:bg-line',
            'max-lg:after:absolute max-lg:after:bottom-2 max-lg:after:-left-1 max-lg:after:h-2 max-lg:after:w-8.5 max-lg:after:bg-fg',
          )}
        >
          {handovers.map(({ document, step, name, about, office, note, dashed, joined }, index) => (
            <li
              className={clsx(
                'relative max-lg:pb-8 max-lg:last:pb-0 print:min-h-0! print:pb-2! print:before:h-8! print:block! md:max-lg:grid print:before:-left-9! md:max-lg:min-h-22 md:max-lg:grid-cols-2 md:max-lg:gap-x-8 lg:row-span-3 lg:grid lg:grid-rows-subgrid',
                'max-lg:before:absolute max-lg:before:top-0 max-lg:before:-left-11.25 max-lg:before:h-14 max-lg:before:w-7 max-lg:before:rounded-full max-lg:before:border-6 max-lg:before:border-fg max-lg:before:bg-ground',
                dashed && 'max-lg:before:border-dashed',
              )}
              key={document}
            >
              <p className="text-label text-muted lg:self-end lg:pr-4.5 lg:pb-5">
                <span className="block text-caption">
                  {index + 1} {step}
                </span>{' '}
                <b className="block text-fg text-item leading-item">{name}</b>{' '}
                <RichText terms={false} text={about} />
              </p>
              <HandoverBranch
                dashed={dashed}
                first={index === 0}
                joined={joined}
                joins={handovers[index - 1]?.joined ?? false}
                last={index === handovers.length - 1}
              />
              <p className="text-label text-muted max-md:mt-2 lg:pt-4 lg:pl-8">
                <span className="text-caption md:block">{copy.meets}</span>{' '}
                <b className="text-fg text-copy leading-item md:block">
                  <RichText terms={false} text={office} />
                </b>{' '}
                <span className="block [overflow-wrap:anywhere]">
                  <RichText terms={false} text={note} />
                </span>
              </p>
            </li>
          ))}
        </ol>
        <p className="mt-12 print:mt-2 text-label text-muted">{copy.key}</p>
      </Fold>
    </Section>
  );
}
