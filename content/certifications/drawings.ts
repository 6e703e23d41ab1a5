import type { CertificationSlug } from './slugs';

/** Label in a drawing, positioned in the units of its view box. */
export interface DrawingLabel {
  x: number;
  y: number;
  text: string;
  anchor?: 'middle' | 'end';
  /** Text style; `figure` is the large number. Default: strong. */
  variant?: 'strong' | 'figure';
  /** Visibility below 1181 px, where only one or two words fit: `too` in all widths, `only` there and nowhere else. */
  phone?: 'too' | 'only';
  /** Outline in the background color that separates the label from the lines of the drawing. */
  rim?: true;
}

/** Drawing in the header of a certification page: public/art/certifications/<slug>.svg and its labels. */
export interface Drawing {
  /** Text alternative. */
  alt: string;
  /** Height of the view box; its center is x = 0. */
  height: 480 | 560;
  /** Visible part of the drawing as x, y, width and height; its right edge aligns with the content. */
  view: readonly [number, number, number, number];
  labels: DrawingLabel[];
  /** Column of labels from 1181 px: lines `step` apart from y, right-aligned at x. */
  column?: { x: number; y: number; step: 36; words: readonly string[] };
  /** Mobile drawing: number of boxes for each label of the column, and the line of text below them. */
  phone?: { counts: readonly number[]; line: string };
  /** Path from the drawing to its station on the line, in the 1440 px layout; `ring` is drawn at its end. */
  connector?: { path: string; width: number; ring?: { x: number; y: number } };
}

/** Drawings by certification. */
export const drawings: Readonly<Record<CertificationSlug, Drawing>> = {
  aqap2110: {
    alt: 'Plan drawing of a twin-boom fixed-wing unmanned aircraft',
    height: 480,
    view: [-804, -200, 1274, 480],
    labels: [],
  },
  iso9001: {
    alt: 'Vernier caliper measuring the diameter of a motor',
    height: 560,
    view: [-610, -280, 1080, 560],
    labels: [],
  },
  as9100d: {
    alt: 'Front elevation of an engine fan with twenty blades',
    height: 560,
    view: [-680, -280, 1080, 560],
    labels: [],
  },
  cmmc: {
    alt: '110 requirements of NIST SP 800-171, drawn as squares in 14 families',
    height: 560,
    view: [-684, -280, 1080, 560],
    labels: [
      { x: 396, y: 82, text: '110', anchor: 'end', variant: 'figure' },
      { x: 394, y: 114, text: 'requirements', anchor: 'end' },
      { x: 394, y: 140, text: 'in 14 families', anchor: 'end' },
      { x: 396, y: 64, text: '110 requirements', anchor: 'end', phone: 'only' },
      { x: 396, y: 120, text: 'in 14 families', anchor: 'end', phone: 'only' },
    ],
    column: {
      x: -230,
      y: -243,
      step: 36,
      words: ['AC', 'AT', 'AU', 'CM', 'IA', 'IR', 'MA', 'MP', 'PS', 'PE', 'RA', 'CA', 'SC', 'SI'],
    },
    phone: { counts: [22, 3, 9, 9, 11, 3, 6, 9, 2, 6, 3, 4, 16, 7], line: '110 requirements in 14 families' },
  },
  iso27001: {
    alt: 'Section of a lock with five pins lifted to one line by the key',
    height: 560,
    view: [-661, -280, 1080, 560],
    labels: [],
  },
  itar: {
    alt: 'Globe with a line from the United States to Copenhagen and on to Lviv, with a gate in mid-Atlantic',
    height: 560,
    view: [-684, -280, 1080, 560],
    labels: [
      { x: 41.7, y: -24.1, text: 'US origin', rim: true },
      // Between two coasts, above the gate.
      { x: 140, y: -164, text: 'Authorization', anchor: 'middle', rim: true },
      { x: 140, y: -138, text: 'first', anchor: 'middle', rim: true },
    ],
    // Leaves the center of the stop at 45 degrees and bends into the ring of the United States.
    connector: {
      path: 'M-361.5 263.3L-47.4 -50.8Q-34.1 -64.1 -15.3 -64.1H15.7',
      width: 11,
      ring: { x: 15.7, y: -64.1 },
    },
  },
  'nato-clearance': {
    alt: 'Floor plan: a line enters through the site, the building and the security area to the registry, with one control at each door',
    height: 560,
    view: [-617, -280, 1080, 560],
    labels: [
      { x: -300, y: -226, text: 'Site', phone: 'too' },
      { x: -166, y: -218, text: 'Building' },
      { x: 30, y: -140, text: 'Security area' },
      { x: 316, y: 160, text: 'Registry', anchor: 'end', phone: 'too' },
    ],
    connector: { path: 'M-294 368V300Q-294 296 -291 293L-282 284Q-279 281 -279 276V252', width: 11 },
  },
  'ce-marking': {
    alt: 'Construction drawing of the CE mark: two circles on a grid of 28 by 20 units, at least 5 mm high',
    height: 560,
    view: [-634, -280, 1240, 560],
    labels: [{ x: -288, y: -254, text: 'At least 5 mm high', phone: 'too' }],
  },
};
