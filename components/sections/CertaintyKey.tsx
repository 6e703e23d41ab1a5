import { clsx } from 'clsx';
import { SectionFrame } from '@/components/ui/SectionFrame';
import { certainties, certaintyLabels, certaintyKey as key } from '@/content/certainty';
import { hasCertaintyLabel } from '@/lib/certainty/certainty-labels';
import { noteKey, registeredCertainties } from '@/lib/certainty/certainty-registry';

/** What each word of certainty on the page means, in one line, and where we say how we check; nothing without such a word. */
function KeyLine({ className }: { className?: string }) {
  const { used } = registeredCertainties();
  if (used.size === 0) return null;
  return (
    <p
      aria-label={key.label}
      className={clsx('text-caption text-muted', className)}
      id="certainty-key"
      role="note"
    >
      {key.plain}
      {certainties.filter(hasCertaintyLabel).map(
        (each) =>
          used.has(each) && (
            <span key={each}>
              {' '}
              · <b className="font-bold">{certaintyLabels[each]}</b>: {key.meanings[each]}
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

/** The key at the end of a page's list of sources. */
export function CertaintyKey() {
  noteKey('sources');
  return <KeyLine className="mt-4" />;
}

/** The key in a band of its own: above the closing call, or at the page's end, where the page lists no sources. */
export function CertaintyKeyBand({ at }: { at: 'call' | 'end' }) {
  if (noteKey(at) !== at || registeredCertainties().used.size === 0) return null;
  return (
    <SectionFrame className="pt-4 pb-8 print:py-1" pad="none">
      <KeyLine />
    </SectionFrame>
  );
}
