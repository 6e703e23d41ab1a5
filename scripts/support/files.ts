import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Returns whether the path is an existing file, not a folder. */
export const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Returns the files below a folder by relative path ("certifications/cmmc.html"), in alphabetical order. */
export const listFiles = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => isFile(join(root, path)))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
