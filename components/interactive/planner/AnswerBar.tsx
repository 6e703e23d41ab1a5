import { clsx } from 'clsx';

interface AnswerBarProps {
  /** The one sentence that is announced. */
  sentence: string;
  /** What can be done about it: see the plan, undo. */
  label?: string;
  act?: () => void;
  /** A question stands open: the sentence is shown below it. Otherwise the plan says it. */
  asking: boolean;
}

/** Ends the answers: what follows from them, in one sentence that is announced once a change. */
export function AnswerBar({ sentence, label, act, asking }: AnswerBarProps) {
  return (
    <div className={clsx('answer-bar', !asking && 'sr-only')}>
      <p role="status">{sentence}</p>
      {asking && label && (
        <button className="button button-small button-ink" onClick={act} type="button">
          {label}
        </button>
      )}
    </div>
  );
}
