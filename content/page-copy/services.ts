import type { ServiceSlug } from '@/content/services/slugs';
import type { Meta, Text } from '@/content/text';
import { count } from '../counts';

/** Copy of the services overview. */
export const servicesPage = {
  meta: {
    title: 'Products & Services for defense startups | ComplyTrain',
    description: `We offer startups ${count.services} services on the way to a contract: the ComplyTrain platform, compliance consultancy, defense tech investment and partnership bridging.`,
  } satisfies Meta,
  title: 'Products & Services',
  about: {
    text: 'A defense contract needs documents, preparation for audits, capital for the months before, and a partner with whom the buyer may contract. We help you with all four. We use data that you give us for one service in another one only with your consent.' as Text,
    action: 'About the company',
  },
  start: 'Start with Station 1, Foundation',
  /** Link labels of the cards. */
  actions: {
    complytrain: `See the ${count.stations} stations`,
    investment: 'Read about investment',
    consultancy: 'Read about consultancy',
    partnership: 'Read about partnership',
  } satisfies Record<ServiceSlug, string>,
};
