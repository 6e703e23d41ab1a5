const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/**
 * Characters in the subset of the typeface. A test reports any other character in the built pages; add it here, then run
 * subset-font.
 */
export const fontCharacters = `${ascii}\u00a0–—‘’“”…·×°§©®€£−³ÆØÅæøåÈÉèéÄÖÜäöüßçñó`;

const ukrainian = 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя';

/** Characters that the typeface lacks, so the fallback font renders them. */
export const fallbackCharacters = `≥ČŠŚŻżūųąćęėłńś${ukrainian}${ukrainian.toUpperCase()}`;
