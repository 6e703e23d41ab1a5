import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** True for an existing file, not a folder. */
export const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Every file below a folder, by its path inside it ("certifications/cmmc.html"), in alphabetical order. */
export const listFiles = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => isFile(join(root, path)))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
