import { clsx } from 'clsx';
import { SectionHead } from '@/components/sections/SectionHead';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { verifyPage } from '@/content/page-copy/verify';
import { chain } from '@/content/verify/certificate';

const { title, lead, where: checkedAt } = verifyPage.chain;

/** From recognition to the ordered part, as stops on one line; on the phone the line is vertical. The open link is dashed. */
export function Chain() {
  return (
    <Section ground="ink" labelledBy="chain" pad="part">
      <SectionHead id="chain" lead={lead} title={title} />
      <ol className="mt-12 print:mt-4 lg:mt-16 lg:grid lg:grid-cols-6">
        {chain.map(({ name, text, where, joins, open }, index) => (
          <li
            className={clsx(
              'chain-step',
              open && 'before:border-dashed',
              chain[index + 1]?.open && 'after:border-dashed',
            )}
            key={name}
          >
            <h3 className="text-name">{name}</h3>
            <p className="mt-2 text-small">
              <RichText text={text} />
            </p>
            <p className="mt-2 text-small text-muted">
              <span className="block text-caption">{checkedAt}</span> <RichText text={where} />
            </p>
            {joins && (
              <p className="mt-3 font-bold text-caption lg:absolute lg:top-0 lg:left-10 lg:mt-0">{joins}</p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
