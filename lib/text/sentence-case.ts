/** Words as the beginning of a sentence. */
export const sentenceCase = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
