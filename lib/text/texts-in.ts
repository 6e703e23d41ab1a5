import { walk } from '../content/walk';

/** Returns every string in a value, at any depth, in order. */
export const textsIn = (value: unknown): string[] => walk(value).filter((node) => typeof node === 'string');
