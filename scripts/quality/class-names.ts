import ts from 'typescript';

/** Matches the names of attributes, fields and variables that contain a class list. */
const listName = /class(Name|es)?$/i;

/** Returns the literals and identifiers that an expression can evaluate to; excludes conditions, arguments and lookup keys. */
function values(node: ts.Node): ts.Node[] {
  if (ts.isStringLiteralLike(node) || ts.isIdentifier(node)) return [node];
  if (ts.isPropertyAccessExpression(node)) return [node.name];
  if (ts.isElementAccessExpression(node)) return values(node.expression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(values);
  if (ts.isArrowFunction(node)) return values(node.body);
  if (ts.isPropertyAssignment(node)) return values(node.initializer);
  if (ts.isBinaryExpression(node)) {
    const sides = { '&&': [node.right], '||': [node.left, node.right], '??': [node.left, node.right] };
    return (sides[node.operatorToken.getText() as keyof typeof sides] ?? []).flatMap(values);
  }
  if (ts.isCallExpression(node))
    return (node.expression.getText() === 'clsx' ? node.arguments : [node.expression]).flatMap(values);
  const wrapped =
    ts.isJsxExpression(node) ||
    ts.isObjectLiteralExpression(node) ||
    ts.isArrayLiteralExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node);
  const found: ts.Node[] = [];
  if (wrapped) ts.forEachChild(node, (child) => void (ts.isTypeNode(child) || found.push(...values(child))));
  return found;
}

/**
 * Returns the class names in the source of a component: from attributes, fields and variables with a class list name, and
 * from the declarations of the same file that they refer to.
 */
export function classNames(source: string): Set<string> {
  const file = ts.createSourceFile('file.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const names = new Set<string>();
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (
      (ts.isVariableDeclaration(node) ||
        ts.isPropertyAssignment(node) ||
        ts.isBindingElement(node) ||
        ts.isJsxAttribute(node)) &&
      node.initializer &&
      (listName.test(node.name.getText()) || names.has(node.name.getText()))
    )
      for (const value of values(node.initializer))
        if (ts.isIdentifier(value)) names.add(value.text);
        else if (ts.isStringLiteralLike(value))
          for (const name of value.text.split(/\s+/).filter(Boolean)) found.add(name);
    ts.forEachChild(node, visit);
  };
  // A declaration can refer to one above it, so visit the file until no new name is found.
  for (let previous = -1; previous < names.size; visit(file)) previous = names.size;
  return found;
}
