import { routes } from '@/content/routes';
import { validateRoutes } from './routes';

/** Every problem of the whole dataset; empty when the site may be built. */
export function contentProblems(): string[] {
  return [...validateRoutes(routes)];
}
