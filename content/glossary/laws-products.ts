import { dated } from '../dated';
import type { GlossaryEntry } from './types';

/** EU acts behind the CE mark. */
export const productLawEntries = {
  'ce-marking': {
    kind: 'law',
    name: 'CE marking',
    title: 'Manufacturer’s sign that a product meets the EU acts',
    certainty: 'verified',
    names: { uk: 'маркування CE', da: 'CE-mærkning', de: 'CE-Kennzeichnung' },
    aliases: ['CE', 'CE mark', 'CE certificate (no such thing)', 'CE certified', 'UKCA (UK)'],
    meaning:
      'The manufacturer’s own sign that a product meets every EU act that asks for it. No authority issues it. Height at least 5 mm, visible and durable, unless an act allows less.',
    asks: {
      who: 'Manufacturer before the first sale in the EEA',
      what: 'List of acts, risk assessment, tests, technical file, signed declaration, mark; an operator based in the EU where required.',
    },
    confusedWith: [
      { name: 'China Export', note: 'a myth' },
      { name: 'quality mark' },
      { name: 'airworthiness or military qualification' },
    ],
    next: '/certifications/ce-marking',
    sources: [{ document: 'reg-765', section: 'Article 30 and Annex II' }],
  },
  'red-2014-53': {
    kind: 'law',
    name: 'Radio Equipment Directive',
    title: 'Directive 2014/53/EU',
    certainty: 'verified',
    names: { da: 'radioudstyrsdirektivet', de: 'Funkanlagenrichtlinie' },
    aliases: ['RED', '2014/53/EU', 'EN 18031', '(EU) 2022/30', 'R&TTE 1999/5/EC (old)'],
    linked: ['Radio Equipment Directive', '2014/53/EU'],
    meaning:
      'EU act for everything that sends or receives radio, drones included: safety, electromagnetic compatibility, spectrum. Since 1 August 2025 also cybersecurity, supported by EN 18031; of its three points only network protection reaches drones under aviation law. Radio used only for defense or state security is outside.',
    asks: {
      who: 'Manufacturer before sale',
      what: 'Tests to listed standards or a notified body, technical file, declaration, instructions with frequencies and power.',
    },
    confusedWith: [
      { name: 'The module’s own declaration', note: 'does not cover the drone' },
      { name: 'spectrum license' },
      { name: 'MIL-STD-461' },
    ],
    next: '/certifications/ce-marking',
    sources: [{ document: 'red' }, { document: 'red-cyber', section: 'Article 2' }, { document: 'en-18031' }],
  },
  'emc-lvd-rohs': {
    kind: 'law',
    name: 'EMC, Low Voltage and RoHS',
    title: 'Directives 2014/30/EU, 2014/35/EU and 2011/65/EU',
    certainty: 'verified',
    names: {
      da: 'EMC-direktivet; lavspændingsdirektivet; RoHS-direktivet',
      de: 'EMV-Richtlinie; Niederspannungsrichtlinie; RoHS-Richtlinie',
    },
    aliases: ['EMC', '2014/30/EU', 'LVD', '2014/35/EU', 'RoHS', '2011/65/EU', 'RoHS 2', 'RoHS 3'],
    linked: ['RoHS', '2014/30/EU', '2014/35/EU', '2011/65/EU'],
    meaning:
      'Three acts for electronics: disturbance and immunity of equipment without radio, electrical safety from 50 V alternating or 75 V direct current, and limits on hazardous substances. RoHS leaves out arms and war materiel.',
    asks: {
      who: 'Manufacturer before sale',
      what: 'Measurement reports, safety file, material declarations from suppliers, one declaration naming all acts.',
    },
    confusedWith: [
      { id: 'red-2014-53', name: 'RED', note: 'takes over EMC and safety for radio products' },
      { name: 'REACH' },
      { name: 'MIL-STD-461' },
    ],
    next: '/certifications/ce-marking',
    sources: [{ document: 'emc' }, { document: 'lvd' }, { document: 'rohs', section: 'Article 2(4)(a)' }],
  },
  machinery: {
    kind: 'law',
    name: 'Machinery Directive and Regulation',
    title: '2006/42/EC and (EU) 2023/1230',
    certainty: 'verified',
    names: { da: 'maskindirektivet; maskinforordningen', de: 'Maschinenrichtlinie; Maschinenverordnung' },
    aliases: ['2006/42/EC', 'MD', 'Machinery Regulation', '(EU) 2023/1230', 'MVO'],
    linked: ['Machinery Directive', 'Machinery Regulation'],
    meaning: dated(
      'Safety law for machines with moving parts. The Directive applies until 19 January 2027, the Regulation from 20 January 2027. Weapons, machines specially built for military or police use, and means of transport by air are outside. Drones with a class mark, no toys, meet its rules for other risks than flight.',
      {
        date: '2027-01-20',
        text: 'Safety law for machines with moving parts. Since 20 January 2027 the Regulation applies; units sold before stay under the Directive. Weapons, machines specially built for military or police use, and means of transport by air are outside. Drones with a class mark, no toys, meet its rules for other risks than flight.',
      },
    ),
    asks: {
      who: 'Manufacturer before sale',
      what: 'Risk assessment, safety functions, instructions, file, declaration in the form of the act valid on the day of placing on the market.',
    },
    confusedWith: [
      { id: 'uas-2019-945', name: '2019/945', note: 'drones in class' },
      { name: 'functional safety certificates alone' },
    ],
    next: '/certifications/ce-marking',
    sources: [{ document: 'machinery' }, { document: 'machinery-directive' }],
  },
  'uas-2019-945': {
    kind: 'law',
    name: 'Regulation (EU) 2019/945',
    title: 'Unmanned aircraft classes',
    certainty: 'verified',
    names: { da: 'delegeret forordning (EU) 2019/945', de: 'Delegierte Verordnung (EU) 2019/945' },
    aliases: ['2019/945', 'EU 2019/945', 'C0-C6', 'C-class label', 'Remote ID', '2019/947 (operations)'],
    linked: ['2019/945'],
    meaning:
      'Product law for drones of classes C0 to C6, accessories and remote identification, sold for the open category or declared operations. Indoor-only and privately built drones are outside. No toy: it also meets the machinery safety rules for risks other than flight, such as propellers, charging and handling.',
    asks: {
      who: 'Manufacturer before sale',
      what: 'Class requirements, tests, a notified body for C1 to C3, class label, information notice, declaration. State or military use alone follows other rules.',
    },
    confusedWith: [
      { name: '2019/947', note: 'how to fly' },
      { name: 'military airworthiness' },
      { id: 'eccn-9a012', name: 'ECCN 9A012', note: 'export' },
    ],
    next: '/certifications/ce-marking',
    sources: [{ document: 'uas', section: 'Article 2' }],
  },
  cra: {
    kind: 'law',
    name: 'Cyber Resilience Act',
    title: 'Regulation (EU) 2024/2847',
    certainty: 'verified',
    names: { da: 'forordningen om cyberrobusthed', de: 'Cyberresilienz-Verordnung' },
    aliases: ['CRA', 'EU 2024/2847'],
    meaning: dated(
      'Cybersecurity law for products with digital elements. Reporting of exploited vulnerabilities and severe incidents applies since 11 September 2026, all duties from 11 December 2027. Outside: products made or changed exclusively for defense or national security, designed to process classified information, or certified under Regulation (EU) 2018/1139. A class mark is no such certificate.',
      {
        date: '2027-12-11',
        text: 'Cybersecurity law for products with digital elements. Reporting of exploited vulnerabilities and severe incidents applies since 11 September 2026, all duties since 11 December 2027. Outside: products made or changed exclusively for defense or national security, designed to process classified information, or certified under Regulation (EU) 2018/1139. A class mark is no such certificate.',
      },
    ),
    asks: {
      who: 'Manufacturer',
      what: 'Early warning in 24 hours, notification in 72, final report; for all duties risk assessment, updates, parts list of software, declaration.',
    },
    confusedWith: [
      { name: 'NIS2', note: 'organizations' },
      { id: 'red-2014-53', name: 'RED cyber rules', note: 'radio' },
      { id: 'cmmc' },
    ],
    next: '/certifications/ce-marking',
    sources: [{ document: 'cra', section: 'Articles 2, 14, 71' }],
  },
} satisfies Record<string, GlossaryEntry>;
