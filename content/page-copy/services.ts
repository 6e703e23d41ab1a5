import type { ServiceSlug } from '@/content/services/slugs';
import type { Meta, Text } from '@/content/text';

/** Copy of the services overview. */
export const servicesPage = {
  meta: {
    title: 'Products & Services for defense startups | ComplyTrain',
    description:
      'ComplyTrain platform, compliance consultancy, defense tech investment and partnership bridging: four services on one line, starting at Station 1, Foundation.',
  } satisfies Meta,
  title: 'Products & Services',
  about: {
    text: 'A defense contract needs more than a certificate: documents, preparation for audits, capital for the months before, and a partner the buyer may contract with. We offer the four services together. Data given for one service is used for another only with your consent. Where we advise a company and introduce it to investors, we name the conflict of interest to both.' as Text,
    action: 'About the company',
  },
  start: {
    action: 'Start with Station 1, Foundation',
    text: '{=stations.foundation} for registration, governance and a list of your gaps.',
  },
  /** Words at the foot of each open tile. */
  actions: {
    complytrain: 'See the five stations',
    investment: 'Read about investment',
    consultancy: 'Read about consultancy',
    partnership: 'Read about partnership',
  } satisfies Record<ServiceSlug, string>,
};
