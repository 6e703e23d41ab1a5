import { clsx } from 'clsx';
import { SectionFrame } from '@/components/ui/SectionFrame';
import { certainties, certaintyWords } from '@/content/certainty';
import { hasCertaintyLabel } from '@/lib/certainty/certainty-labels';
import { registeredCertainties, registerKeyPosition } from '@/lib/certainty/certainty-registry';
import { pageLocale } from '@/lib/pages/page-locale';

/**
 * Renders the meanings of the certainty labels on the page and a link to our method; null if the page has no such
 * label.
 */
function KeyLine({ className }: { className?: string }) {
  const { used } = registeredCertainties();
  if (used.size === 0) return null;
  const { labels, key } = certaintyWords[pageLocale()];
  return (
    <p
      aria-label={key.label}
      className={clsx('text-caption text-muted', className)}
      id="certainty-key"
      role="note"
    >
      {key.plain}
      {certainties.filter(hasCertaintyLabel).map(
        (certainty) =>
          used.has(certainty) && (
            <span key={certainty}>
              {' '}
              · <b className="font-bold">{labels[certainty]}</b>: {key.meanings[certainty]}
            </span>
          ),
      )}{' '}
      ·{' '}
      <a className="underline underline-offset-link" href={key.link.href}>
        {key.link.label}
      </a>
    </p>
  );
}

/** Renders the key at the end of the list of sources. */
export function CertaintyKey() {
  registerKeyPosition('sources');
  return <KeyLine className="mt-4" />;
}

/**
 * Renders the key in a separate section of a page without a list of sources: before its call to action, or at its end if
 * it has none.
 */
export function CertaintyKeySection({ position = 'end' }: { position?: 'call' | 'end' }) {
  if (registerKeyPosition(position) !== position || registeredCertainties().used.size === 0) return null;
  return (
    <SectionFrame className="pt-4 pb-8 print:py-1" pad="none">
      <KeyLine />
    </SectionFrame>
  );
}
