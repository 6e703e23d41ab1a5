import type { NeedCell } from '@/lib/comparison/needs';

const rings = {
  Required: <circle className="fill-line stroke-fg" cx="15" cy="15" r="12" strokeWidth="6" />,
  'Required*': (
    <>
      <circle className="fill-ground stroke-fg" cx="15" cy="15" r="12" strokeWidth="6" />
      <path className="fill-line" d="M15 6a9 9 0 0 0 0 18z" />
    </>
  ),
  Recommended: <circle className="fill-ground stroke-fg" cx="15" cy="15" r="12" strokeWidth="6" />,
  Usual: <circle className="fill-fg" cx="15" cy="15" r="12" />,
} satisfies Record<Exclude<NeedCell['word'], 'No' | ''>, React.ReactNode>;

/** Stop of the needs guide; the word stands beside it, visibly or for assistive technology. */
export function NeedStop({ word, className }: { word: keyof typeof rings; className: string }) {
  return (
    <svg aria-hidden="true" className={className} viewBox="0 0 30 30">
      {rings[word]}
    </svg>
  );
}
