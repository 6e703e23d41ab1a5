import type { Page } from '@/content/page-declaration';

/** Longest title and the span of a description that search results show whole. */
const limits = { title: 60, description: { min: 140, max: 160 } };

/** Problems of the registry that types cannot say: unique addresses, titles and descriptions, and lengths that search results and cards show whole. */
export function validatePages(pages: readonly Page[]): string[] {
  const problems: string[] = [];
  const seen = {
    path: new Map<string, string>(),
    title: new Map<string, string>(),
    description: new Map<string, string>(),
  };

  for (const { path, meta } of pages) {
    const report = (field: string, problem: string) =>
      problems.push(`content/pages.ts, ${path}.${field}: ${problem}`);
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
  }
  return problems;
}
