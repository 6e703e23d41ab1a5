import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Returns the files below a folder by relative path ("certifications/cmmc.html"), in alphabetical order. */
export const listFiles = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
