import { clsx } from 'clsx';
import { RichText } from '@/components/ui/RichText';
import { verifyPage } from '@/content/page-copy/verify';
import { chain } from '@/content/verify/certificate';
import './chain.css';

/**
 * Renders the chain from recognition to the ordered part as stops on a line, vertical on mobile; an open step is
 * dashed.
 */
export const Chain = () => (
  <ol className="lg:grid lg:grid-cols-6">
    {chain.map(({ name, text, where, joins, open }, index) => (
      <li
        className={clsx(
          'chain-step',
          open && 'before:border-dashed',
          chain[index + 1]?.open && 'after:border-dashed',
        )}
        key={index}
      >
        <h3 className="text-name">{name}</h3>
        <p className="text-small lg:mt-1">
          <RichText text={text} />{' '}
          <span className="text-muted lg:mt-1 lg:block">
            {verifyPage.chain.where} <RichText text={where} />
          </span>
        </p>
        {joins && <p className="absolute top-0 left-10 font-bold text-caption max-lg:sr-only">{joins}</p>}
      </li>
    ))}
  </ol>
);
