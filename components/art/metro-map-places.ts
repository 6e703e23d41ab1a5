import type { CertificationSlug } from '@/content/certifications/slugs';
import type { Pathway } from '@/content/pathways';

/** A line of the map: path, optional extension, and the position of its label. */
export interface MetroLine {
  d: string;
  /** The dashed extension to the optional stop. */
  extension?: string;
  name: readonly [x: number, y: number];
}

/** A station: its center, the height of its capsule if two lines meet, and the position of its label. */
export interface MetroStation {
  x: number;
  y: number;
  capsule?: number;
  label: readonly [x: number, y: number];
  /** Aligns the end of the label to its position; centered by default. */
  anchor?: 'end';
  /** Whether only some programs require it, drawn as a dashed ring. */
  planned?: boolean;
}

/** The size of the drawing area. */
export const metroSize = { width: 1244, height: 380 };

/** The lines of the four pathways by id, with rounded 45-degree bends. */
export const metroLines: Readonly<Record<Pathway['id'], MetroLine>> = {
  aerospace: { d: 'M196 190L282 104Q292 94 306 94H1010', name: [640, 80] },
  'us-defense': { d: 'M448 112H556Q570 112 580 122L738 280Q748 290 762 290H1010', name: [612, 138] },
  cybersecurity: {
    d: 'M470 190L580 300Q590 310 604 310H1010',
    extension: 'M1024 310H1030Q1044 310 1054 300L1150 204',
    name: [632, 340],
  },
  'nato-supplier': { d: 'M0 190H800', extension: 'M800 190H1160', name: [0, 170] },
};

/** The stations by certification. A certification without a pathway is not on the map. */
export const metroStations: Readonly<Partial<Record<CertificationSlug, MetroStation>>> = {
  iso9001: { x: 196, y: 190, label: [196, 242] },
  iso27001: { x: 470, y: 190, label: [456, 242], anchor: 'end' },
  aqap2110: { x: 800, y: 190, label: [800, 152] },
  'nato-clearance': { x: 1160, y: 190, label: [1160, 150], planned: true },
  as9100d: { x: 448, y: 103, capsule: 46, label: [448, 60] },
  'ce-marking': { x: 1010, y: 94, label: [1010, 58] },
  itar: { x: 830, y: 290, label: [830, 258] },
  cmmc: { x: 1010, y: 300, capsule: 48, label: [1010, 366] },
};
