/** id of the map that the last step of the build writes into every page: path, or folder with its slash → addresses. */
export const pageFilesId = 'page-files';

let files: Record<string, string[]> | undefined;
const asked = new Set<string>();

/**
 * Fetches style sheet and script of a page beside its data, which would name them only once it has come. Not by links of
 * type prefetch: Firefox holds these against default-src, and Safari knows none.
 */
export function prefetchFiles(href: string) {
  files ??= JSON.parse(document.getElementById(pageFilesId)?.textContent ?? '{}') as Record<string, string[]>;
  const path = href.replace(/#.*/, '') || location.pathname;
  for (const address of files[path] ?? files[path.slice(0, path.lastIndexOf('/') + 1)] ?? []) {
    if (asked.has(address) || document.head.querySelector(`[href="${address}"], [src="${address}"]`))
      continue;
    asked.add(address);
    // Read to its end, so that all of it is in the cache; a failure is met again, and answered, by the navigation.
    fetch(address, { priority: 'low' })
      .then((file) => file.arrayBuffer())
      .catch(() => undefined);
  }
}
