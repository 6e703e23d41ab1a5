/**
 * Returns the page with its Flight data merged into one inline script. Next splits the data into about eight scripts, each
 * of which would need a hash in the policy. The separator cannot occur inside the data, where quotes and "<" are escaped.
 */
export const mergeFlightScripts = (html: string): string =>
  html.replaceAll('"])</script><script>self.__next_f.push([1,"', '');
