import { factLabels } from '@/content/facts/labels';
import { formatDate, withNoBreakSpaces } from '@/lib/figures/format';
import { latestChange, rulePath } from '@/lib/rules/register';

interface LastChangeProps {
  /** The content with the rules; nothing is rendered if none came into force in the last two years. */
  content: unknown;
}

/** Renders the newest rule in force that the content uses or links to, as a link to the register. */
export function LastChange({ content }: LastChangeProps) {
  const last = latestChange(content);
  if (!last?.effective) return null;
  return (
    <p className="text-small">
      {factLabels.lastChange} {withNoBreakSpaces(formatDate(last.effective))},{' '}
      <a className="word-link" href={rulePath(last.id)}>
        {last.title}
      </a>
    </p>
  );
}
