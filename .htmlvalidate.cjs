/**
 * Every built page against the HTML standard (`npm run html`). How markup is written is React's business, so the rules
 * of style that "recommended" adds are not asked for.
 * @type {import('html-validate').ConfigData}
 */
module.exports = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  // In the HTML standard a fold is no sectioning content, so a row header may hold one.
  elements: ['html5', { details: { inherit: 'details', sectioning: false } }],
  rules: {
    // ARIA lets an author name lists; the rule's default admits only what its own list has.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The bar of the platform's sketch is drawn with two rectangles, which a progress element could not hold.
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
  },
};
