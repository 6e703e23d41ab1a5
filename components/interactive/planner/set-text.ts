/** Writes a text where it differs: the same text written again would be laid out again. */
export function setText(place: Element, text: string) {
  if (place.textContent !== text) place.textContent = text;
}
