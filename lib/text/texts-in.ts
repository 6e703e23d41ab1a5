import { walk } from '../content/walk';
import { splitMarkup } from './markup';

/** Returns every string in a value, at any depth, in order. */
export const textsIn = (value: unknown): string[] => walk(value).filter((node) => typeof node === 'string');

/**
 * Returns what the texts of a value name by a kind, at any depth, in order: the values of placeholders `{fact:…}` and the
 * targets of links `[…](address:…)`.
 */
export const namesIn = (value: unknown, kind: string): string[] =>
  textsIn(value)
    .flatMap(splitMarkup)
    .flatMap((part) => {
      if (typeof part === 'string') return [];
      if ('kind' in part) return part.kind === kind ? [part.value] : [];
      const [scheme, id = ''] = part.target.split(/:(.*)/s);
      return [...namesIn(part.label, kind), ...(scheme === kind ? [id] : [])];
    });

/** Returns a copy of a value in which every string, at any depth, is changed. */
export function mapTexts<T>(value: T, change: (text: string) => string): T {
  const copy = (part: unknown): unknown => {
    if (typeof part === 'string') return change(part);
    if (Array.isArray(part)) return part.map(copy);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, copy(each)]));
  };
  return copy(value) as T;
}
