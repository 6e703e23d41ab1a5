import type { CertificationSlug } from '../certifications/slugs';
import type { Edge } from './types';

const at = (certification: CertificationSlug, phase: 1 | 2 | 3) => ({ certification, phase });

/** Dependencies of the schedule. The gates of the clearance are not edges, because no duration is known for them. */
export const edges = [
  { id: 'E1', from: at('iso9001', 1), to: at('aqap2110', 1), type: 'FS', lag: [0, 0], unlessInUse: true, strength: 'usual', why: 'The AQAP gap analysis measures an existing quality system. Without a process map there is nothing to analyze.', source: 'AQAP-2110, chapter 4', certainty: 'verified' },
  {
    id: 'E2',
    from: at('iso9001', 2),
    to: at('aqap2110', 2),
    type: 'FS',
    lag: [0, 0],
    unlessInUse: true,
    strength: 'hard',
    why: 'AQAP 2110 includes the applicable ISO 9001 requirements, and you practice its plans inside a running system. It does not require a certificate.',
    source: 'AQAP-2110, 4.1',
    certainty: 'verified',
  },
  { id: 'E3', from: at('iso9001', 3), to: at('aqap2110', 3), type: 'FS', lag: [0, 0], strength: 'usual', why: 'AQAP assessors like to see that the ISO 9001 audit is closed.', source: 'General practice', certainty: 'our-estimate' },
  { id: 'E4', from: at('iso9001', 1), to: at('as9100d', 1), type: 'FS', lag: [0, 0], unlessInUse: true, strength: 'usual', why: 'AS9100D preparation compares the present ISO 9001 system with the additions.', source: 'Our AS9100D page, phase 1', certainty: 'verified' },
  { id: 'E5', from: at('iso9001', 2), to: at('as9100d', 2), type: 'FS', lag: [0, 0], unlessInUse: true, strength: 'hard', why: 'AS9100D contains the whole ISO 9001 text, and you prove the additions inside a system in use.', source: 'SAE AS9100D', certainty: 'verified' },
  { id: 'E6', from: at('iso9001', 3), to: at('as9100d', 3), type: 'FS', lag: [0, 0], strength: 'usual', why: 'One audit may cover both, and the scheme does not require a separate ISO 9001 certificate.', source: 'Certification scheme', certainty: 'common-practice' },
  { id: 'E7', from: at('as9100d', 1), to: at('aqap2110', 1), type: 'SS', lag: [0, 0], strength: 'usual', why: 'Product, suppliers and configuration are the same, so one gap analysis serves both.', source: 'EN 9137, AQAP-2310', certainty: 'verified' },
  { id: 'E8', from: at('as9100d', 2), to: at('aqap2110', 2), type: 'SS', lag: [1, 2], strength: 'usual', why: 'You set up configuration and [flow-down](glossary:flow-down) once, and then use them in the contract plan.', source: 'General practice', certainty: 'our-estimate' },
  {
    id: 'E9',
    from: at('iso27001', 1),
    to: at('cmmc', 1),
    type: 'FS',
    lag: [0, 0],
    strength: 'usual',
    why: 'You define scope, asset list and owners once, and you take the boundary for controlled unclassified information (CUI) from them. ISO/IEC 27001 and CMMC are not equivalent.',
    source: '32 CFR part 170',
    certainty: 'verified',
  },
  { id: 'E10', from: at('iso27001', 2), to: at('cmmc', 2), type: 'SS', lag: [1, 2], strength: 'usual', why: 'Policies and access rules exist before you close the 110 requirements one by one.', source: 'General practice', certainty: 'our-estimate' },
  { id: 'E11', from: at('itar', 1), to: at('cmmc', 2), type: 'FS', lag: [0, 0], strength: 'usual', why: 'Export-controlled [technical data](glossary:technical-data) is often CUI, so classify it before you decide where to store it.', source: 'Our ITAR and CMMC pages', certainty: 'verified' },
] as const satisfies readonly Edge[];

/** All 28 pairs, earlier work first: the edges between them, or the reason why there are none. */
export const pairs: readonly (readonly [CertificationSlug, CertificationSlug, string])[] = [
  ['iso9001', 'aqap2110', 'E1 E2 E3'],
  ['iso9001', 'as9100d', 'E4 E5 E6'],
  ['iso9001', 'iso27001', 'none: run audits and reviews together'],
  ['iso9001', 'cmmc', 'none'],
  ['iso9001', 'itar', 'none'],
  ['iso9001', 'nato-clearance', 'none'],
  ['iso9001', 'ce-marking', 'touch: production control, modules on an approved quality system'],
  ['as9100d', 'aqap2110', 'E7 E8'],
  ['iso27001', 'cmmc', 'E9 E10'],
  ['iso27001', 'itar', 'touch: access rules serve the control plan'],
  ['iso27001', 'nato-clearance', 'touch: no condition'],
  ['iso27001', 'ce-marking', 'other regime: the company, not the product'],
  ['itar', 'nato-clearance', 'other regime: a clearance replaces no license'],
  ['itar', 'ce-marking', 'none: the mark frees nothing from export law'],
  ['aqap2110', 'iso27001', 'none'],
  ['aqap2110', 'cmmc', 'none: other buyers'],
  ['aqap2110', 'itar', 'touch: classification in configuration records'],
  ['aqap2110', 'nato-clearance', 'none: one contract may carry both'],
  ['aqap2110', 'ce-marking', 'none: shared design records'],
  ['as9100d', 'iso27001', 'none'],
  ['as9100d', 'cmmc', 'none: the same prime may ask both'],
  ['as9100d', 'itar', 'touch: traceability carries the classification'],
  ['as9100d', 'nato-clearance', 'none'],
  ['as9100d', 'ce-marking', 'none: shared test and design records'],
  ['itar', 'cmmc', 'E11'],
  ['cmmc', 'nato-clearance', 'other regime: unclassified and classified information'],
  ['cmmc', 'ce-marking', 'none'],
  ['nato-clearance', 'ce-marking', 'none'],
];
