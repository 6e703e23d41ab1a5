import { walk } from '../content/walk';

/** Returns every string in a value, at any depth, in order. */
export const textsIn = (value: unknown): string[] => walk(value).filter((node) => typeof node === 'string');

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
