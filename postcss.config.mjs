/**
 * What the utilities leave open for others that this site does not use, and what a list of them says twice: a tenth of
 * the style sheets. The scale has no tracking of its own; what `@property` says once for all is not said by each page's
 * sheet again (class-names.test.ts: the common sheet has them all).
 */
const shorten = {
  postcssPlugin: 'shorten',
  OnceExit(root) {
    const common = /globals\.css$/.test(root.source?.input.file ?? '');
    root.walkAtRules((rule) => {
      if (!common && (rule.name === 'property' || (rule.name === 'layer' && rule.params === 'properties')))
        rule.remove();
      if (rule.name === 'media')
        rule.params = rule.params.replace(/^not all and \(min-width: ?([\d.]+rem)\)$/, '(width < $1)');
    });
    root.walkDecls((declaration) => {
      declaration.value = declaration.value.replace(/var\(--tw-tracking, ?([^()]*)\)/, '$1');
      if (declaration.prop === 'transition-property')
        declaration.value = declaration.value.replace(/, ?--tw-gradient-\w+/g, '');
    });
    root.walkRules((rule) => {
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
