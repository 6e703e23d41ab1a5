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
    text: 'A certificate on its own wins no contract. You need the documents behind it, somebody who has sat through the audit, money for the months in between, and a partner that the buyer may sign with. We keep the four under one roof, and what you told one of them you do not tell the next again.' as Text,
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
    consultancy: 'See how we measure',
    partnership: 'See how we bridge',
  } satisfies Record<ServiceSlug, string>,
};
