const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/**
 * Characters in the subset of Archivo. A test reports any other character in the built pages; add it here, then run
 * subset-font.
 */
export const fontCharacters = `${ascii}\u00a0–—‘’“”«»…·×°§©®€£−³ÆØÅæøåÈÉèéÄÖÜäöüßçñó`;

const alphabet = 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя';

/** Characters in the subset of Onest, which the page in Ukrainian uses because Archivo has no Cyrillic. */
export const ukrainianCharacters = `${alphabet}${alphabet.toUpperCase()}№`;

/** Characters that Archivo lacks, so the fallback font renders them; on the page in Ukrainian Onest has its alphabet. */
export const fallbackCharacters = `≥ČŠŚŻżūųąćęėłńś${ukrainianCharacters}`;
