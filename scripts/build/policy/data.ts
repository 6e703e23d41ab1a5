/**
 * The page with its data in one inline script. Next writes it as about eight pieces of one string, each of which would
 * need its own hash in the policy. The joint cannot occur inside a piece: quotes and "<" are escaped there.
 */
export const withDataInOnePiece = (html: string): string =>
  html.replaceAll('"])</script><script>self.__next_f.push([1,"', '');
