import type { Fact } from './types';

const checked = '2026-11-21';
/** Day of the check of what had stood as settled text. */
const again = '2026-11-22';
const soon = '2027-03-31';
const year = '2027-11-30';

/** Law on data and on companies that meets a provider of services and its customers. */
export const businessLawFacts = {
  'data-act-switching': {
    title: 'Switching between providers under the Data Act',
    text: 'The rules of the Data Act on switching have applied since {2025-09-12} and cover software as a service. Until {2027-01-12} a provider may charge for a switch no more than it costs; from that day a charge is not allowed.',
    status: 'in-force',
    effective: '2025-09-12',
    meets: 'Customers and providers of software as a service in the EU',
    do: 'Look for a newer amendment: a relief proposed in the digital omnibus had not been adopted.',
    sources: [{ document: 'data-act', section: 'Articles 23 to 31' }],
    certainty: 'secondary',
    checked,
    reviewBy: '2027-01-12',
  },
  'ukraine-adequacy': {
    title: 'Personal data in Ukraine',
    text: 'The European Commission has made no adequacy decision for Ukraine under Article 45 GDPR.',
    status: 'in-force',
    meets: 'Whoever lets people in Ukraine see personal data from the EU',
    do: 'Look at the Commission’s list of decisions.',
    sources: [{ document: 'gdpr', section: 'Article 45' }],
    certainty: 'secondary',
    checked: again,
    reviewBy: year,
  },
  'ua-defence-city': {
    title: 'Defence City in Ukraine',
    text: 'Ukraine’s voluntary regime for defense companies, with tax relief on reinvested profit. The law took effect on {2025-10-05}, and the regime has run since {2026-01}. It asks for an entry in the register of the Ministry of Defence and cannot be combined with Diia.City.',
    status: 'in-force',
    effective: '2025-10-05',
    meets: 'Defense companies in Ukraine',
    do: 'Ask Ukrainian counsel and a tax adviser before you enter either regime.',
    sources: [{ document: 'ua-defence-city' }],
    certainty: 'secondary',
    checked,
    reviewBy: soon,
  },
} as const satisfies Record<string, Fact>;
