const words = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();

/** Text of a letter from its markup: parts apart by empty lines, several questions numbered as (1), (2). */
export const letterText = (version: Element): string =>
  [...version.querySelectorAll('[data-letter-part]')]
    .map((part) => {
      const questions = [...part.querySelectorAll('li')].map(words);
      if (questions.length === 0) return words(part);
      return questions.length === 1
        ? questions[0]
        : questions.map((text, index) => `(${index + 1}) ${text}`).join('\n');
    })
    .join('\n\n');
