/** id of the map that the last step of the build writes into every page: path, or folder with its slash → addresses. */
export const pageFilesId = 'page-files';

let files: Record<string, string[]> | undefined;

/** Fetches style sheet and script of a page beside its data, which would name them only once it has come. */
export function prefetchFiles(href: string) {
  files ??= JSON.parse(document.getElementById(pageFilesId)?.textContent ?? '{}') as Record<string, string[]>;
  const path = href.replace(/#.*/, '') || location.pathname;
  for (const address of files[path] ?? files[path.slice(0, path.lastIndexOf('/') + 1)] ?? []) {
    if (document.head.querySelector(`[href="${address}"], [src="${address}"]`)) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: address }));
  }
}
