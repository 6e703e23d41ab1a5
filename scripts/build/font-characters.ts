const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** Every character the site's face holds. A test finds any other in the built pages; add it here, then run subset-font. */
export const fontCharacters = `${ascii}\u00a0–—‘’“”…·×°§©®€−ÆØÅæøåÈÉèéÄÖÜäöüßçñó`;

const ukrainian = 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя';

/** Characters the face does not draw in any of its files; the fallback face does. */
export const fallbackCharacters = `≥ČŠŻżūų${ukrainian}${ukrainian.toUpperCase()}`;
