import type { Fact } from './types';

const checked = '2026-11-21';
/** Day of the second check, of settled texts. */
const secondCheck = '2026-11-22';
const reviewSoon = '2027-03-31';
const reviewInAYear = '2027-11-30';

/** Data protection and company law that affects a service provider and its customers. */
export const businessLawFacts = {
  'data-act-switching': {
    title: 'Switching between providers under the Data Act',
    text: 'The rules of the Data Act on switching have applied since {2025-09-12} and cover software as a service. Until {2027-01-12} a provider may charge for a switch no more than the switch costs the provider. From that day no charge is allowed.',
    status: 'in-force',
    effective: '2025-09-12',
    lane: 'eu',
    label: 'Data Act',
    affects: 'Customers and providers of software as a service in the EU',
    action: 'Check for a newer amendment. A relief proposed in the digital omnibus had not been adopted.',
    sources: [{ document: 'data-act', section: 'Articles 23 to 31' }],
    certainty: 'second-hand',
    checked,
    reviewBy: '2027-01-12',
    from: [
      {
        date: '2027-01-12',
        text: 'The rules of the Data Act on switching have applied since {2025-09-12} and cover software as a service. Since {2027-01-12} a provider may not charge for a switch.',
      },
    ],
  },
  'ukraine-adequacy': {
    title: 'Personal data in Ukraine',
    text: 'The European Commission has made no adequacy decision for Ukraine under Article 45 GDPR.',
    status: 'in-force',
    affects: 'Companies that give people in Ukraine access to personal data from the EU',
    action: 'Check the Commission’s list of decisions.',
    sources: [{ document: 'gdpr', section: 'Article 45' }],
    certainty: 'second-hand',
    checked: secondCheck,
    reviewBy: reviewInAYear,
  },
  'ua-defence-city': {
    title: 'Defence City in Ukraine',
    text: 'Defence City is Ukraine’s voluntary regime for defense companies, with tax relief on reinvested profit. The law took effect on {2025-10-05}, and the regime has been running since {2026-01}. A company needs an entry in the register of the Ministry of Defence and cannot combine the regime with Diia.City.',
    status: 'in-force',
    effective: '2025-10-05',
    lane: 'nations',
    label: 'Defence City, Ukraine',
    affects: 'Defense companies in Ukraine',
    action: 'Ask Ukrainian counsel and a tax adviser before you enter either regime.',
    sources: [{ document: 'ua-defence-city' }],
    certainty: 'second-hand',
    checked,
    reviewBy: reviewSoon,
  },
  'data-act-no-charge': {
    title: 'Data Act: no charge for switching',
    text: 'From {2027-01-12} a provider of software as a service may not charge a customer for switching to another provider.',
    status: 'coming',
    effective: '2027-01-12',
    lane: 'eu',
    label: 'Data Act, no charge',
    affects: 'Customers and providers of software as a service in the EU',
    action: 'Ask the provider for the exit terms before you renew.',
    sources: [{ document: 'data-act', section: 'Articles 23 to 31' }],
    certainty: 'second-hand',
    checked,
    reviewBy: '2027-01-12',
    from: [
      {
        date: '2027-01-12',
        text: 'Since {2027-01-12} a provider of software as a service may not charge a customer for switching to another provider.',
      },
    ],
  },
  'ai-high-risk': {
    title: 'High-risk uses of artificial intelligence',
    text: 'The duties for high-risk uses that Annex III of the AI Act lists apply from {2027-12-02}. Systems used exclusively for military purposes are outside the act.',
    status: 'coming',
    effective: '2027-12-02',
    lane: 'eu',
    label: 'AI, high-risk uses',
    affects: 'Manufacturers and users of AI systems for civil or mixed use',
    action: 'Write down for each system whether Annex III names its use.',
    sources: [{ document: 'ai-act' }],
    certainty: 'second-hand',
    checked,
    reviewBy: reviewInAYear,
    from: [
      {
        date: '2027-12-02',
        text: 'The duties for high-risk uses that Annex III of the AI Act lists have applied since {2027-12-02}. Systems used exclusively for military purposes are outside the act.',
      },
    ],
  },
  'ai-embedded': {
    title: 'Artificial intelligence inside products',
    text: 'The duties for high-risk AI that is built into regulated products apply from {2028-08-02}. Machinery products are no longer directly under the AI Act. Radio equipment stays under it.',
    status: 'coming',
    effective: '2028-08-02',
    lane: 'eu',
    label: 'AI in products',
    affects: 'Manufacturers of radio equipment and other regulated products that contain AI',
    action:
      'Add the AI Act to the list of acts in your technical file. For machinery, read the machinery rules.',
    sources: [{ document: 'ai-act' }],
    certainty: 'second-hand',
    checked,
    reviewBy: reviewInAYear,
    from: [
      {
        date: '2028-08-02',
        text: 'The duties for high-risk AI that is built into regulated products have applied since {2028-08-02}. Machinery products are no longer directly under the AI Act. Radio equipment stays under it.',
      },
    ],
  },
  'dk-company-capital': {
    title: 'Minimum capital of a Danish ApS',
    text: 'The minimum capital of a Danish private limited company (ApS) is DKK 20,000. It was DKK 40,000 before.',
    status: 'in-force',
    effective: '2025-02-27',
    lane: 'nations',
    label: 'ApS capital',
    affects: 'Founders of a company in Denmark',
    action: 'Plan the capital the business needs, not the minimum.',
    sources: [{ document: 'dk-companies-act' }],
    certainty: 'verified',
    checked,
    reviewBy: reviewInAYear,
  },
  'dk-fast-track': {
    title: 'Danish fast track for plants ends',
    text: 'Danish Act No. 1097, the fast track that projects of “Build with Ukraine” use, is in force until {2028-12-31}. The act on defense building works of 2025 (bill L 222) covers building and operating works. {sure:second-hand} Ask whether the two are one act.',
    status: 'coming',
    effective: '2028-12-31',
    lane: 'nations',
    label: 'Fast track, Denmark',
    affects: 'Ukrainian manufacturers that plan a plant in Denmark',
    action:
      'Ask the Danish Ministry of Defence whether the act covers your project, and how long a decision takes.',
    sources: [{ document: 'dk-fast-track' }],
    certainty: 'second-hand',
    checked,
    reviewBy: reviewInAYear,
    from: [
      {
        date: '2028-12-31',
        status: 'superseded',
        title: 'Danish fast track for plants ended',
        text: 'Danish Act No. 1097, the fast track that projects of “Build with Ukraine” used, was in force until {2028-12-31}. We found nothing about an extension.',
        action:
          'Ask the Danish Ministry of Defence which act covers your project, and how long a decision takes.',
      },
    ],
  },
} as const satisfies Record<string, Fact>;
