import { atStart } from '../counts';
import type { ServiceSlug } from './slugs';
import type { ServiceEntry } from './types';

/** Menu texts of the four services; a slug without an entry fails the type check. */
export const serviceEntries = {
  complytrain: { slug: 'complytrain', title: 'ComplyTrain Platform', summary: `${atStart.stations} stations lead you from company registration to your bid file. The platform drafts each document from your answers, and you review every draft.`, href: '/services/complytrain' },
  investment: { slug: 'investment', title: 'Defense Tech Investment', summary: 'We introduce you to investors for the time between prototype and first contract. With you we plan capital and certificates together.', href: '/services/investment' },
  consultancy: { slug: 'consultancy', title: 'Compliance Consultancy', summary: 'Advisers read your tender with you, list what each standard still asks of you, and prepare you for the audit.', href: '/services/consultancy' },
  partnership: { slug: 'partnership', title: 'Partnership Bridging', summary: 'We introduce manufacturers to partners in NATO nations. Before either side spends money, we check ownership, export control and eligibility.', href: '/services/partnership' },
} as const satisfies Record<ServiceSlug, ServiceEntry>;

/** Training & Support is announced but not open, so menus and tiles show it without a link. */
export const trainingEntry = { slug: 'training', title: 'Training & Support', summary: 'We plan courses and help for the people who run a certified quality or security system.', status: 'Coming Soon' } as const satisfies ServiceEntry;
