import type { Route } from '@/content/routes';

/** Longest title and the span of a description that search results show whole. */
const limits = { title: 60, description: { min: 140, max: 160 } };

/** Problems of the route list: unique paths, titles and descriptions of the right length, parents that exist. */
export function validateRoutes(routes: readonly Route[]): string[] {
  const problems: string[] = [];
  const seen = {
    path: new Map<string, string>(),
    title: new Map<string, string>(),
    description: new Map<string, string>(),
  };
  const paths = new Set<string>(routes.map(({ path }) => path));

  for (const { path, meta, parent } of routes) {
    const report = (field: string, problem: string) =>
      problems.push(`content/routes.ts, route ${path}.${field}: ${problem}`);
    for (const [field, value] of [
      ['path', path],
      ['title', meta.title],
      ['description', meta.description],
    ] as const) {
      const other = seen[field].get(value);
      if (other !== undefined) report(field, `the same as on ${other}`);
      seen[field].set(value, path);
    }
    if (path !== '/' && !/^(\/[a-z0-9-]+)+$/.test(path))
      report('path', 'needs lower-case segments and no trailing slash');
    if (!meta.title.trim() || meta.title.length > limits.title) {
      report('title', `has ${meta.title.length} characters, 1 to ${limits.title} are shown`);
    }
    const { min, max } = limits.description;
    if (meta.description.length < min || meta.description.length > max) {
      report('description', `has ${meta.description.length} characters, ${min} to ${max} are wanted`);
    }
    if (parent && !paths.has(parent)) report('parent', `${parent} is no route`);
  }
  return problems;
}
