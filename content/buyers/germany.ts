import { known, seen } from './evidence';
import type { Buyer } from './types';

/** Germany; checked {2026-11-21}, war weapons on {2026-11-22}. */
export const germany: Buyer = {
  slug: 'germany',
  code: 'DE',
  name: 'Germany',
  inText: 'Germany',
  group: 'nation',
  meta: {
    title: 'Selling to the German military: who buys, who inspects',
    description:
      'BAAINBw buys, its quality center inspects, the economics ministry clears from VS-VERTRAULICH up: tenders, markings, export control, language, each with source.',
  },
  cardFact: 'BAAINBw buys, e-Vergabe publishes, BMWE clears companies',
  lead: 'One federal office buys for the Bundeswehr, and the same office inspects quality. Clearance starts one level above the lowest marking.',
  topics: {
    buys: {
      short: 'BAAINBw',
      facts: [
        {
          text: 'The federal office {de:BAAINBw} in Koblenz buys equipment, information technology and their upkeep for the Bundeswehr.',
          ...seen('de-procurement'),
        },
      ],
      sites: ['www.bundeswehr.de'],
    },
    tenders: {
      short: '{de:e-Vergabe}, TED',
      facts: [
        {
          text: 'German tenders appear on the federal platform {de:e-Vergabe}, larger ones in TED as well.',
          ...known('BAAINBw'),
        },
        { fact: 'ted-threshold' },
      ],
      sites: ['www.evergabe-online.de'],
    },
    inspects: {
      short: 'BAAINBw, quality center ZtQ',
      facts: [
        {
          text: 'Government quality assurance is the work of BAAINBw’s Technical Quality Management Center (ZtQ) and its regional offices.',
          ...seen('de-quality'),
        },
        { fact: 'mutual-gqa' },
      ],
    },
    clause: {
      short: 'AQAP by contract',
      facts: [
        {
          text: 'Contracts ask for a quality management system and state which AQAP binds. The buyer may inspect at the supplier’s site under section 12 of the conditions {de:VOL/B}.',
          ...seen('de-quality', { section: 'VOL/B, section 12' }),
        },
        { fact: 'aqap-2110-edition' },
      ],
    },
    marks: {
      short: 'Federal economics ministry (BMWE)',
      facts: [
        {
          text: 'The Federal Ministry for Economic Affairs and Energy (BMWE; BMWK or BMWi in older texts) clears a company with a {de:Sicherheitsbescheid}, and only when the client with classified work for it proposes that.',
          ...seen('de-ghb', { section: '2.1, 2.4.1' }),
        },
      ],
    },
    export: {
      short: 'BAFA; war weapons: BMWE',
      facts: [
        {
          text: 'Exports of military and dual-use goods from Germany are licensed by the federal office BAFA.',
          ...known('BAFA'),
        },
        {
          text: 'War weapons need a license for making, buying, moving and trading them. For companies the economics ministry decides, and nobody is entitled to the license.',
          ...seen('de-war-weapons', { section: 'section 6', checked: '2026-11-22' }),
        },
      ],
      sites: ['www.bafa.de'],
    },
    registration: {
      short: 'Account on e-Vergabe',
      facts: [
        {
          text: 'There is no central register of suppliers: an account on the tender platform is enough to bid.',
          ...known('BAAINBw'),
        },
      ],
    },
    language: {
      short: 'German',
      facts: [
        {
          text: 'Bids are in German. A bid may be in English only where the notice says so.',
          ...known('the contracting office named in the notice'),
        },
      ],
    },
  },
  marks: [
    {
      mark: '{de:VS-NUR FÜR DEN DIENSTGEBRAUCH} (VS-NfD)',
      level: 1,
      needs: 'Handling rules annexed to the contract, and approved IT; no clearance.',
      decides: 'The client, in the contract',
      ...seen('de-vsa', { section: 'Annexes V and VII' }),
    },
    {
      mark: '{de:VS-VERTRAULICH}',
      level: 2,
      needs: 'Here the clearance procedure starts.',
      decides: 'BMWE, on the client’s proposal',
      ...seen('de-ghb', { section: '1.7' }),
    },
    {
      mark: '{de:GEHEIM}',
      level: 3,
      needs: 'A clearance at this level.',
      decides: 'BMWE',
      ...seen('de-ghb', { section: '1.7', also: 'eu-marks' }),
    },
    {
      mark: '{de:STRENG GEHEIM}',
      level: 4,
      needs: 'A clearance at this level.',
      decides: 'BMWE',
      ...seen('de-ghb', { section: '1.7', also: 'eu-marks' }),
    },
  ],
};
