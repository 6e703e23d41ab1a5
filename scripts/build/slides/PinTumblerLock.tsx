import { centerLine, detail, hatching, outline, round } from '@/components/art/line-weights';
import { SectionHatching } from './SectionHatching';

/** Lengths of the six pins: one for each item of the Security station's checklist. */
const lengths = [52, 78, 40, 66, 88, 58] as const;

/** Height of the shear line in the drawing; the page's line runs into it. */
const shear = 230;
const pinX = (index: number) => 150 + index * 84;

/** The key's bitting: one notch under each pin, as deep as the pin is long. */
function keyPath(): string {
  const notches = lengths.map((length, index) => {
    const x = pinX(index);
    const tip = shear + length;
    const flank = Math.max(shear + 30, tip - 22);
    return `L${x - 30} ${flank}L${x - 9} ${tip}H${x + 9}L${x + 30} ${flank}`;
  });
  return `M52 352L40 338L52 324L82 ${shear + 100}${notches.join('')}L690 ${shear + 32}H742V${shear + 18}H772V352Z`;
}

/** A chamber with key pin, driver pin and spring; the two pins part exactly at the shear line. */
function Chamber({ length, index }: { length: number; index: number }) {
  const x = pinX(index);
  const tip = shear + length;
  const top = round(shear - 60 + (length - 40) * 0.12);
  const coil = (top - 66) / 9;
  const spring = Array.from(
    { length: 9 },
    (_, turn) => `L${turn % 2 ? x - 15 : x + 15} ${round(66 + coil * (turn + 1))}`,
  );
  return (
    <g>
      <path d={`M${x - 19} 58H${x + 19}V${shear}H${x - 19}Z`} />
      <path d={`M${x - 17} ${shear}H${x + 17}V${tip - 12}L${x + 5} ${tip}H${x - 5}L${x - 17} ${tip - 12}Z`} />
      <path
        d={`M${x - 17} ${shear}V${round(top + 6)}L${x - 12} ${top}H${x + 12}L${x + 17} ${round(top + 6)}V${shear}Z`}
      />
      <path d={`M${x - 24} 40H${x + 24}V58H${x - 24}Z`} />
      <path
        d={`M${x - 17} ${tip - 12}h34M${x - 17} ${round(top + 10)}h34M${x - 17} ${shear - 8}h34M${x - 15} 66h30M${x - 15} 66${spring.join('')}`}
        fill="none"
        {...detail}
      />
      <path d={`M${x} 26V${tip + 18}`} {...centerLine} />
    </g>
  );
}

/** Pin tumbler lock in long section; the line of the page is its shear line. */
export function PinTumblerLock() {
  return (
    <svg aria-hidden="true" height="440" viewBox="-70 0 1060 440" width="1060">
      <defs>
        <SectionHatching id="lock-shell" />
        <SectionHatching angle={-45} id="lock-plug" />
      </defs>
      <g className="fill-ground stroke-fg/80" strokeWidth={outline}>
        <path d={`M70 96Q70 84 82 84H648Q660 84 660 96V${shear}H70Z`} fill="url(#lock-shell)" />
        <path
          d={`M40 ${shear}H690V372H40Q28 372 28 360V${shear + 12}Q28 ${shear} 40 ${shear}Z`}
          fill="url(#lock-plug)"
        />
        <path d="M70 372H660V416H82Q70 416 70 404Z" fill="url(#lock-shell)" />
        <path d={keyPath()} />
        <path d="M70 338H772M790 226V344" {...detail} />
        <path d="M70 330H690" {...hatching} />
        <path d="M772 210H800L838 172H930L984 226V344L930 398H838L800 360H772Z" />
        <circle cx="893" cy="285" r="56" {...detail} />
        <circle cx="893" cy="285" r="44" />
        {lengths.map((length, index) => (
          <Chamber index={index} key={pinX(index)} length={length} />
        ))}
        <path d="M0 304H700" {...centerLine} />
      </g>
      <path
        className="stroke-line"
        d={`M-70 ${shear}H716`}
        strokeWidth="8"
        vectorEffect="non-scaling-stroke"
      />
      <path className="stroke-fg" d={`M718 ${shear - 23}v46`} strokeWidth="10" />
    </svg>
  );
}
