import { isValidElement, type ReactNode } from 'react';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Draws what components return with the browser's own means, for a page that must not wait for react-dom. Only for
 * function components without hooks. React, when it takes the page over, finds the same elements and text nodes, and
 * adds the handlers, which are left out here.
 * @throws Error for what it cannot draw
 */
export function drawInto(parent: Element, node: ReactNode): void {
  if (typeof node === 'string' || typeof node === 'number') parent.append(String(node));
  else if (Array.isArray(node)) for (const each of node) drawInto(parent, each);
  else if (isValidElement<Properties>(node)) drawElement(parent, node.type, node.props);
}

type Properties = Record<string, unknown>;

function drawElement(parent: Element, type: unknown, props: Properties): void {
  if (typeof type === 'function') {
    drawInto(parent, type(props));
    return;
  }
  if (typeof type !== 'string') throw new Error('Only elements and function components are drawn.');
  const { children, src, ...attributes } = props;
  const element =
    type === 'svg' || parent.namespaceURI === SVG
      ? document.createElementNS(SVG, type)
      : document.createElement(type);
  // A picture is fetched as soon as it has its source: what says how comes before.
  for (const [name, value] of Object.entries({ ...attributes, src })) {
    if (value === undefined || typeof value === 'function') continue;
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new Error(`The attribute ${name} is not drawn.`);
    element.setAttribute(name === 'className' ? 'class' : name, String(value));
  }
  drawInto(element, children as ReactNode);
  parent.append(element);
}
