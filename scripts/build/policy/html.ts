import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from 'parse5';

/** Parsed page. */
export type Document = DefaultTreeAdapterTypes.Document;
/** Element of a parsed page. */
export type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Returns the elements below a node in document order, including the contents of templates. */
export function elementsOf(parent: Parent): Element[] {
  return parent.childNodes.flatMap((node) =>
    'tagName' in node ? [node, ...elementsOf('content' in node ? (node.content as Parent) : node)] : [],
  );
}

/** Returns the value of an attribute, or nothing if the element lacks it. */
export const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

/** Adds an attribute; an existing one of that name keeps its value. */
export const setAttribute = (element: Element, name: string, value: string) =>
  defaultTreeAdapter.adoptAttributes(element, [{ name, value }]);

/** Returns the text of an element without child elements, such as a script or a style. */
export const textOf = ({ childNodes }: Element): string =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/** Inserts a new HTML element before another one. */
export function insertBefore(
  next: Element,
  name: string,
  attributes: Record<string, string>,
  text = '',
): Element {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  const element = defaultTreeAdapter.createElement(name, next.namespaceURI, attrs);
  if (text) defaultTreeAdapter.insertText(element, text);
  defaultTreeAdapter.insertBefore(next.parentNode as Parent, element, next);
  return element;
}
