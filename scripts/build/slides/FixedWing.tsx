import { centerLine, detail, hatching, round } from '@/components/art/line-weights';

/** Leading edge of the wing at span x; the ribs run from there to the spar. */
const leadingEdge = (x: number) => (x < 150 ? -34 + (4 * (x - 20)) / 130 : -30 + (26 * (x - 150)) / 302);
const ribs = [48, 72, 126, 180, 210, 240, 270, 300, 330, 360, 390, 420]
  .map((x) => `M${x} ${round(leadingEdge(x) + 1)}V12`)
  .join('');

/** Small round screws, as one path. */
const screws = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y]) => `M${x - 1.8} ${y}a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0`).join('');

/** Twin-boom fixed-wing unmanned aircraft in plan view; one half is drawn and mirrored. */
export function FixedWing() {
  return (
    <svg aria-hidden="true" viewBox="-540 -200 1080 480">
      <g className="fill-ground stroke-fg/80" strokeWidth="2">
        <path d="M0 -198V278M-524 10H524M-100 -92V266M100 -92V266" {...centerLine} />
        <defs>
          <g id="wing-half">
            <path d="M20 -34L150 -30L448 -5Q462 -4 468 2Q474 10 468 19Q464 25 452 25L150 30L20 36Z" />
            <path
              d={`M150 -30V30M20 -18L150 -15.5L460 3M20 17L150 14L446 11M164 13.8V29.6H286V12.6ZM300 12.5V27.6H440V11.1ZM40 17V35.2H92V16ZM112 15V31.6H150M196 21h14v4h-14zM352 19.5h14v4h-14zM216 -12h34v16h-34z${screws(
                [
                  [219, -9],
                  [247, -9],
                  [219, 1],
                  [247, 1],
                ],
              )}M456 0V21`}
              fill="none"
              {...detail}
            />
            <path d={`${ribs}M452 -4L447 25`} {...hatching} />
            <path d="M92 -46Q95 -70 100 -74Q105 -70 108 -46L111 34L105 238Q100 248 95 238L89 34Z" />
            <path
              d={`M91 -8H109M90 26H110M96 190H104M100 44V182M92 -40H108${screws([
                [96, -20],
                [104, -20],
                [96, 12],
                [104, 12],
              ])}`}
              {...detail}
            />
            <path d="M0 194L94 199V240L84 245L0 241Z" />
            <path d="M0 222L90 225M8 223V241M84 225V244.5M46 224V243" {...detail} />
            <path d="M24 196V222M58 197.5V223M78 199V224" {...hatching} />
            <circle className="fill-fg" cx="463" cy="10" r="2.4" />
          </g>
        </defs>
        <use href="#wing-half" />
        <use href="#wing-half" transform="scale(-1 1)" />
        <Fuselage />
      </g>
    </svg>
  );
}

/** Nose with turret, hatches and the pusher propeller. */
function Fuselage() {
  return (
    <>
      <path d="M0 -172V-194" />
      <path d="M0 -172C17 -170 25 -146 28 -112L31 -40V46C30 76 25 92 17 100H-17C-25 92 -30 76 -31 46V-40L-28 -112C-25 -146 -17 -170 0 -172Z" />
      <path
        d={`M-27 -112H27M-30 -40H30M-31 46H31M-27 72H27M0 -172V-150M-20 -158Q0 -150 20 -158M-20 -102h40v54h-40zM-19 -30h38v64h-38zM-14 78H14V98H-14Z${screws(
          [
            [-16, -98],
            [16, -98],
            [-16, -52],
            [16, -52],
            [-15, -26],
            [15, -26],
            [-15, 30],
            [15, 30],
          ],
        )}`}
        fill="none"
        {...detail}
      />
      <path
        d="M-20 -84H20M-20 -66H20M-19 -14H19M-19 2H19M-19 18H19M-24 52V66M-16 52V66M-8 52V66M8 52V66M16 52V66M24 52V66"
        {...hatching}
      />
      <path d="M-3 -76L0 -86L3 -76L2 -60H-2Z" {...detail} />
      <circle cy="-130" r="14" />
      <circle cy="-130" r="10" {...detail} />
      <circle cy="-130" r="5.5" {...detail} />
      <circle className="fill-fg" cy="-130" r="2.2" />
      <path d="M-9 100H9V108L6 113H-6L-9 108Z" />
      <path d="M-72 114C-54 109 -22 110 -5 113H5C22 116 54 119 72 116C70 121 52 124 30 122L5 120H-5L-30 118C-52 118 -70 118 -72 114Z" />
    </>
  );
}
