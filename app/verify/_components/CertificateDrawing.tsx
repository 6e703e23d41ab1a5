import { verifyPage } from '@/content/page-copy/verify';
import { certificatePlaces } from '@/content/verify/certificate';

const { drawing, words: labels } = verifyPage.certificate;

/** The gray bars that represent the text of a real certificate. */
const bars =
  'M98 30h92v9h-92zM98 48h66v9h-66zM52 128h70v9h-70zM24 184h128v9h-128zM24 210h152v9h-152zM24 224h118v9h-118zM24 306h164v9h-164zM24 320h140v9h-140zM24 334h96v9h-96zM24 376h62v9h-62zM104 376h62v9h-62z';

/** The text on the left edge, and the second date: key of the label, x, y, classes. */
const textLines = [
  ['heading', 24, 112, 'font-bold text-drawn-26'],
  ['number', 24, 137, 'font-bold'],
  ['holder', 24, 174, undefined],
  ['standard', 24, 252, undefined],
  ['edition', 24, 272, 'font-bold text-drawn-18'],
  ['scope', 24, 297, undefined],
  ['effective', 24, 368, undefined],
  ['expires', 104, 368, undefined],
] as const;

/** The seven numbered leader lines: y of the stop, and x of the start of the leader line. */
const leaders = [
  [42, 200],
  [133, 130],
  [189, 160],
  [222, 184],
  [264, 136],
  [322, 196],
  [381, 174],
] as const;

/** Renders a certificate with seven numbered places. It is drawn at its mobile size, so its text is never smaller. */
export function CertificateDrawing() {
  return (
    <svg
      aria-label={drawing}
      className="h-auto w-full max-w-70 lg:max-w-80"
      role="img"
      height="408"
      viewBox="0 0 280 408"
      width="280"
    >
      <path
        className="fill-sheet stroke-fg forced-colors:fill-[Canvas]"
        d="M1.5 1.5h277v405h-277z"
        strokeWidth="2"
      />
      <path className="fill-none stroke-muted" d="M9 9h262v390H9z" />
      <path
        className="fill-none stroke-fg"
        d="M34 22h36l12 12v30l-12 12H34L22 64V34zM22 49h60"
        strokeWidth="1.5"
      />
      <path className="fill-rule" d={bars} />
      <path className="fill-none stroke-muted" d="M24 152h232M24 348h232" />
      <g className="fill-fg text-drawn-15">
        <text textAnchor="middle" x="52" y="42">
          {labels.mark}
        </text>
        <text textAnchor="middle" x="52" y="66">
          {labels.markNumber}
        </text>
        {textLines.map(([name, x, y, className]) => (
          <text className={className} key={name} x={x} y={y}>
            {labels[name]}
          </text>
        ))}
      </g>
      {leaders.map(([y, from], index) => (
        <g key={certificatePlaces[index]?.title}>
          <path className="stroke-line" d={`M${from} ${y}H244`} strokeWidth="1.5" />
          <circle
            className="fill-line stroke-fg forced-colors:fill-[Canvas]"
            cx="254"
            cy={y}
            r="12.5"
            strokeWidth="3"
          />
          <text
            className="fill-white font-black text-drawn-15 forced-colors:fill-[CanvasText]"
            textAnchor="middle"
            x="254"
            y={y + 5.5}
          >
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
