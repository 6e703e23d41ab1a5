import { siteName } from '@/content/site';
import { withNoBreakSpaces } from '@/lib/figures/format';
import { cardSize, type SocialCard } from '@/lib/metadata/social-card';
import { colors } from '@/tailwind.config';
import { CardLine } from './CardLine';
import { axis } from './journey-line';
import { titleBox } from './title-box';

/** Renders a social card with flexbox and inline styles only, because the image renderer supports nothing else. */
export function Card({
  card,
  art,
}: {
  card: SocialCard;
  /** The drawing as a data URL. */
  art?: string;
}) {
  const isDark = card.theme === 'ink';
  const background = isDark ? colors.ink : colors.paper;
  const fg = isDark ? colors.paper : colors.ink;
  const line = isDark ? colors.lit : colors.signal;
  const { width, size } = titleBox(card);
  return (
    <div
      style={{
        display: 'flex',
        position: 'relative',
        ...cardSize,
        background,
        color: fg,
        fontFamily: 'Archivo',
        letterSpacing: '-0.03em',
      }}
    >
      {art && (
        <img alt="" height={420} src={art} style={{ position: 'absolute', left: 560, top: 10 }} width={810} />
      )}
      <svg
        aria-hidden="true"
        height="52"
        style={{ position: 'absolute', left: 60, top: 44 }}
        viewBox="0 0 44 44"
        width="52"
      >
        <path
          d="M39.5 14.5L31 6H13L5 14.2V29.8L13 38H31L39.5 29.5"
          fill="none"
          stroke={fg}
          strokeLinejoin="round"
          strokeWidth="8"
        />
        <circle cx="22" cy="22" fill={line} r="6.5" />
      </svg>
      <div style={{ position: 'absolute', left: axis, top: 51, fontSize: 30 }}>{siteName}</div>
      <CardLine background={background} fg={fg} line={line} station={card.station} />
      <div
        style={{
          display: 'flex',
          position: 'absolute',
          left: axis,
          top: 116,
          width,
          height: 312,
          alignItems: 'center',
          gap: 40,
          fontSize: size,
          lineHeight: 0.95,
          letterSpacing: '-0.045em',
        }}
      >
        {card.numeral && (
          <div
            style={{
              display: 'flex',
              flexShrink: 0,
              width: 200,
              height: 200,
              alignItems: 'center',
              justifyContent: 'center',
              border: `25px solid ${fg}`,
              borderRadius: 100,
              fontSize: 104,
            }}
          >
            {card.station}
          </div>
        )}
        <div style={{ display: 'flex', textWrap: 'balance' }}>{card.title}</div>
      </div>
      <div style={{ position: 'absolute', left: axis, top: 534, fontSize: 30, letterSpacing: '-0.018em' }}>
        {/* No-break spaces, because the renderer measures words without kerning but draws them with it. */}
        {withNoBreakSpaces(card.fact)}
      </div>
    </div>
  );
}
