/**
 * The page with its data in one inline script. Next writes it in some eight pieces of one string, each of which would
 * want a hash of its own in the policy. The seam cannot occur inside a piece: quotes and "<" are escaped there.
 */
export const withDataInOnePiece = (html: string): string =>
  html.replaceAll('"])</script><script>self.__next_f.push([1,"', '');
