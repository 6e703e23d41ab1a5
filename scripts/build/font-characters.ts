const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/**
 * Every character in the site's typeface. A test finds any other in the built pages; add it here, then run subset-font.
 */
export const fontCharacters = `${ascii}\u00a0–—‘’“”…·×°§©®€£−³ÆØÅæøåÈÉèéÄÖÜäöüßçñó`;

const ukrainian = 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя';

/** Characters that no file of the typeface has; the fallback font draws them. */
export const fallbackCharacters = `≥ČŠŚŻżūųąćęėłńś${ukrainian}${ukrainian.toUpperCase()}`;
