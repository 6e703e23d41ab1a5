/** Capitalizes the first letter. */
export const sentenceCase = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
