import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Attributes and fields that hold code, drawings or addresses; the values of `aria-roledescription` are ARIA patterns. */
const codeNames =
  /class|^(d|data-[\w-]+|viewBox|transform|points|href|src|id|key|rel|media|property|font\w*|look|aria-roledescription|(aria-)?labelledBy|textAnchor|preserveAspectRatio|border\w*|@\w+)$/i;

/** Attributes that a visitor reads or hears whatever their value looks like. */
const readNames = /^(aria-label|aria-valuetext|alt|title|label|placeholder|caption)$/;

/** Calls whose words reach the console, a class list, a selector or the tags of a PDF, never a visitor. */
const codeCalls =
  /^(console\.\w+|clsx|useCarousel|(this\.)?doc\.(struct|markContent)|.*\.(querySelector(All)?|closest|matches))$/;

/** Class names that could be words of a sentence. */
const utilities = new Set(
  'absolute block border container contents fixed flex grid group grow hidden inline invisible italic peer relative ring shadow shrink static sticky table truncate underline uppercase visible'.split(
    ' ',
  ),
);

const hasWord = (text: string) => /\p{L}{2}/u.test(text);
const isClass = (token: string) =>
  utilities.has(token) || (/[-:[\]/_!]/.test(token) && !/^\p{Lu}/u.test(token));
const isWord = (token: string) => /^[“"(]?\p{L}[\p{L}’'-]+[”")]?[.,:;?!…]*$/u.test(token) && !isClass(token);

/** True if a literal reads as words: a capitalized one, or several of which at least one is not a class name. */
function isCopy(text: string): boolean {
  const tokens = text.trim().split(/\s+/);
  if (/^([Mm][\d .,-]|\([\w-]+:|body >)|\[\w+=/.test(text.trim())) return false;
  return tokens.length === 1 ? /^\p{Lu}\p{Ll}+[.,:]?$/u.test(tokens[0] ?? '') : tokens.some(isWord);
}

const hasJsx = (node: ts.Node): boolean =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || (ts.forEachChild(node, hasJsx) ?? false);

/** What no visitor reads: types, module names, directives, errors and the calls above. */
function isCode(node: ts.Node): boolean {
  if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isThrowStatement(node)) return true;
  if (ts.isExpressionStatement(node) && ts.isStringLiteral(node.expression)) return true;
  return ts.isCallExpression(node) && codeCalls.test(node.expression.getText()) && !hasJsx(node);
}

/** A text typed outside content: its line and its words. */
export interface Finding {
  line: number;
  text: string;
}

/** Every text of a source file that a visitor would read or hear, found in its syntax tree. */
export function visibleWords(path: string, source = readFileSync(path, 'utf8')): Finding[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
  const findings: Finding[] = [];
  const add = (node: ts.Node, text: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    findings.push({ line: line + 1, text: text.trim().replace(/\s+/g, ' ') });
  };

  /** Visits the children; `read` means that a literal among them is certainly read: a child of an element, a label. */
  const visitChildren = (node: ts.Node, read: boolean): void => {
    ts.forEachChild(node, (child) => visit(child, read));
  };

  function visitField(name: string, value: ts.Node): void {
    if (ts.isJsxAttribute(value.parent) && readNames.test(name)) visitChildren(value.parent, true);
    else if (!codeNames.test(name) || hasJsx(value)) visitChildren(value.parent, false);
  }

  function visitTemplate(node: ts.TemplateExpression, read: boolean): void {
    const pieces = [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text);
    const isRead = (text: string) =>
      read ? /\p{L}/u.test(text) : text.trim().split(/\s+/).some(isWord) && /\s/.test(text);
    if (pieces.some(isRead)) add(node, pieces.join('…'));
    for (const { expression } of node.templateSpans) visit(expression, read);
  }

  function visit(node: ts.Node, read: boolean): void {
    if (isCode(node)) return;
    if (ts.isJsxText(node)) {
      if (hasWord(node.text)) add(node, node.text);
    } else if (ts.isJsxAttribute(node)) {
      if (node.initializer) visitField(node.name.getText(), node.initializer);
    } else if (ts.isPropertyAssignment(node)) {
      visitField(node.name.getText().replace(/['"]/g, ''), node.initializer);
    } else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      if (
        !(ts.isPropertyAssignment(node.parent) && node.parent.name === node) &&
        (read ? hasWord(node.text) : isCopy(node.text))
      )
        add(node, node.text);
    } else if (ts.isTemplateExpression(node)) {
      visitTemplate(node, read);
    } else if (ts.isBinaryExpression(node) && /^[!=]==?$/.test(node.operatorToken.getText())) {
      return;
    } else if (ts.isConditionalExpression(node)) {
      visit(node.condition, false);
      visit(node.whenTrue, read);
      visit(node.whenFalse, read);
    } else if (ts.isCaseClause(node)) {
      for (const statement of node.statements) visit(statement, false);
    } else {
      const child = ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent);
      const passes =
        ts.isBinaryExpression(node) || ts.isParenthesizedExpression(node) || ts.isJsxExpression(node);
      visitChildren(node, child || (passes && read));
    }
  }
  visit(file, false);
  return findings;
}
