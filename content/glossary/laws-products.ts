import { dated } from '../dated';
import type { GlossaryEntry } from './types';

/** EU acts behind the CE mark. */
export const productLawEntries = {
  'ce-marking': {
    kind: 'law',
    name: 'CE marking',
    title: 'Product mark of the EU',
    certainty: 'verified',
    names: { uk: 'маркування CE', da: 'CE-mærkning', de: 'CE-Kennzeichnung' },
    aliases: ['CE certificate (no such thing)', 'CE certified', 'UKCA (UK)'],
    headingForms: ['CE', 'CE mark'],
    definition: 'The manufacturer’s sign that a product meets every EU act that asks for it.',
    details:
      'No authority issues it. The mark is at least 5 mm high, visible and durable, unless an act allows less.',
    asks: {
      who: 'Manufacturer, before the first sale in the European Economic Area',
      what: 'List the acts that apply, assess risks, test, write the technical file, sign the declaration and apply the mark. Where required, name an operator based in the EU.',
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
    aliases: ['RED', 'EN 18031', '(EU) 2022/30', 'R&TTE 1999/5/EC (old)'],
    headingForms: ['2014/53/EU'],
    forms: ['Radio Equipment Directive', '2014/53/EU'],
    definition: 'EU act for everything that sends or receives radio, including drones.',
    details:
      'It covers safety, electromagnetic compatibility, spectrum and, since 1 August 2025, cybersecurity, which EN 18031 supports. Of its three cybersecurity points only network protection applies to drones under aviation law. Radio used only for defense or state security is outside.',
    asks: {
      who: 'Manufacturer before sale',
      what: 'Test to listed standards or use a notified body. Write technical file, declaration, and instructions with frequencies and power.',
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
    aliases: ['LVD', 'RoHS 2', 'RoHS 3'],
    headingForms: ['EMC', '2014/30/EU', '2014/35/EU', 'RoHS', '2011/65/EU'],
    forms: ['RoHS', '2014/30/EU', '2014/35/EU', '2011/65/EU'],
    definition: 'Three EU acts for electronics.',
    details:
      'They cover disturbance and immunity of equipment without radio, electrical safety from 50 V alternating or 75 V direct current, and limits on hazardous substances. RoHS does not cover arms and war materiel.',
    asks: {
      who: 'Manufacturer before sale',
      what: 'Keep measurement reports, a safety file and suppliers’ material declarations. Sign one declaration that names all acts.',
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
    aliases: ['MD', 'Machinery Regulation', 'MVO'],
    headingForms: ['2006/42/EC', '(EU) 2023/1230'],
    forms: ['Machinery Directive', 'Machinery Regulation'],
    definition: 'Safety law for machines with moving parts.',
    details: dated(
      'The Directive applies until 19 January 2027, the Regulation from 20 January 2027. These rules do not cover weapons, machines specially built for military or police use, or means of transport by air. A drone with a class mark that is not a toy must also meet the rules for risks other than flight.',
      {
        date: '2027-01-20',
        text: 'The Regulation has applied since 20 January 2027. Units sold before that day stay under the Directive. These rules do not cover weapons, machines specially built for military or police use, or means of transport by air. A drone with a class mark that is not a toy must also meet the rules for risks other than flight.',
      },
    ),
    asks: {
      who: 'Manufacturer before sale',
      what: 'Assess risks, design the safety functions, and write instructions and file. Declare in the form of the act in force on the day you place the machine on the market.',
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
    aliases: ['EU 2019/945', 'C0-C6', 'C-class label', 'Remote ID', '2019/947 (operations)'],
    headingForms: ['2019/945'],
    forms: ['2019/945'],
    definition: 'Product law for drones of classes C0 to C6, accessories and remote identification.',
    details:
      'They are sold for the open category or declared operations. Drones flown only indoors or privately built are outside. A drone that is not a toy must also meet the machinery safety rules for risks other than flight, such as propellers, charging and handling.',
    asks: {
      who: 'Manufacturer before sale',
      what: 'Meet and test the class requirements, with a notified body for C1 to C3. Add class label, information notice and declaration. Other rules apply to drones for state or military use alone.',
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
    definition: 'Cybersecurity law for products with digital elements.',
    details: dated(
      'The duty to report exploited vulnerabilities and severe incidents has applied since 11 September 2026, and all duties apply from 11 December 2027. It does not cover products made or changed exclusively for defense or national security, designed to process classified information, or certified under Regulation (EU) 2018/1139. A class mark is no such certificate.',
      {
        date: '2027-12-11',
        text: 'The duty to report exploited vulnerabilities and severe incidents has applied since 11 September 2026, and all duties since 11 December 2027. It does not cover products made or changed exclusively for defense or national security, designed to process classified information, or certified under Regulation (EU) 2018/1139. A class mark is no such certificate.',
      },
    ),
    asks: {
      who: 'Manufacturer',
      what: 'Send an early warning within 24 hours, a notification within 72, and a final report. For all duties, assess risks, supply updates, list the software’s parts and declare conformity.',
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
