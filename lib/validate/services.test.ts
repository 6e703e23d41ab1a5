import type { ServiceEntry, ServicePage } from '@/content/services/types';
import { type ServicesContent, servicesContent, validateServices } from './services';

type Mutable<T> = { -readonly [K in keyof T]: Mutable<T[K]> };

/** Faults of the real content after one change. */
function faults(change: (content: Mutable<ServicesContent>) => void): string[] {
  const content = structuredClone(servicesContent) as Mutable<ServicesContent>;
  change(content);
  return validateServices(content).map(({ file, field, message }) => `${file} ${field}: ${message}`);
}

const training = (content: ServicesContent) =>
  content.tiles.find(({ slug }) => slug === 'training') as Mutable<ServiceEntry>;
const page = (content: ServicesContent) => content.pages[0] as Mutable<ServicePage>;

test.each<[string, (content: Mutable<ServicesContent>) => void, string]>([
  ['a link to training', (c) => (training(c).href = '/services/consultancy'), 'training.href'],
  ['training without its status', (c) => (training(c).status = undefined), 'training.status: must read'],
  [
    'a service that leads elsewhere',
    (c) => ((c.services[1] as ServiceEntry).href = '/services/partnership'),
    'investment.href: /services/partnership is not its route',
  ],
  [
    'an open service with a status',
    (c) => ((c.services[0] as ServiceEntry).status = 'Coming Soon'),
    'complytrain.status',
  ],
  ['an empty intro', (c) => (page(c).intro = ' '), 'content/services/investment.ts intro: text is missing'],
  [
    'a page that links to training',
    (c) => (page(c).intro = '[T](/services/training)'),
    'body: /services/training',
  ],
])('%s is reported', (_, change, expected) => {
  const found = faults(change);
  expect(found.length).toBeGreaterThan(0);
  expect(found.join('\n')).toContain(expected);
});
