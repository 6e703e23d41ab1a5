/** Elements that no page may have: form fields, players and frames. */
const never =
  /(?<![\w.#(-])(input|select|optgroup|textarea|progress|video|audio|canvas|iframe|embed|object)(?![\w-])|::(file-selector|placeholder)|::-webkit-(search|date|calendar|inner|outer)|-moz-ui-invalid/;

/** Properties by which one utility would change another. */
const plain = /^--tw-(leading|font-weight|border-style|content)$/;

/**
 * What the utilities leave open for others that this site does not use, and what a list of them says twice: a sixth of
 * the style sheets. Tracking, line and weight of a role, the style of a border and the content of a pseudo-element
 * stand as plain values: whoever changes one beside them stands later in the sheet. What `@property` says once for all
 * is not said by each page's sheet again (class-names.test.ts: the common sheet has them all).
 */
const shorten = {
  postcssPlugin: 'shorten',
  OnceExit(root) {
    const common = /globals\.css$/.test(root.source?.input.file ?? '');
    root.walkAtRules((rule) => {
      if (rule.name === 'property' && plain.test(rule.params)) rule.remove();
      if (!common && (rule.name === 'property' || (rule.name === 'layer' && rule.params === 'properties')))
        rule.remove();
      if (rule.name === 'media')
        rule.params = rule.params.replace(/^not all and \(min-width: ?([\d.]+rem)\)$/, '(width < $1)');
    });
    root.walkDecls((declaration) => {
      // The reset gives every border its style and no width.
      if (declaration.value === 'var(--tw-border-style)') return declaration.remove();
      if (declaration.value === 'var(--tw-content)') {
        const before = declaration.prev();
        declaration.value = before?.prop === '--tw-content' ? before.value : '""';
      }
      declaration.value = declaration.value.replace(
        /var\(--tw-(?:tracking|leading|font-weight), ?([^()]*)\)/,
        '$1',
      );
      if (declaration.prop === 'transition-property')
        declaration.value = declaration.value.replace(/, ?--tw-gradient-\w+/g, '');
    });
    root.walkDecls(plain, (declaration) => void declaration.remove());
    root.walkRules((rule) => {
      const selectors = rule.selectors.filter((selector) => !never.test(selector));
      if (selectors.length < rule.selectors.length) rule.selectors = selectors;
      if (selectors.length === 0) return rule.remove();
      const said = new Set();
      for (const node of [...rule.nodes].reverse()) {
        if (node.type !== 'decl') continue;
        // The last of them holds; an older value of another property may be meant for browsers that lack the newer.
        const words = /^(font-weight|transition-duration)$/.test(node.prop)
          ? node.prop
          : `${node.prop}:${node.value}`;
        if (said.has(words)) node.remove();
        said.add(words);
      }
    });
  },
};

export default { plugins: ['@tailwindcss/postcss', 'autoprefixer', shorten] };
