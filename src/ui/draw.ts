import { isValidElement, type ReactNode } from 'react';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Draws what components return with the browser's own means, for a page that must not wait for react-dom. Only for
 * function components without hooks and for attributes that HTML spells as React does (but for `className`): handlers are left out, and
 * React finds the same elements and text nodes when it takes the page over.
 */
export function drawInto(parent: Element, node: ReactNode): void {
  if (typeof node === 'string' || typeof node === 'number') parent.append(String(node));
  else if (Array.isArray(node)) for (const each of node) drawInto(parent, each);
  else if (isValidElement<Record<string, unknown>>(node))
    drawElement(parent, node.type, node.props);
}

function drawElement(parent: Element, type: unknown, props: Record<string, unknown>): void {
  if (typeof type === 'function') drawInto(parent, type(props));
  else if (typeof type === 'string') {
    const element =
      type === 'svg' || parent.namespaceURI === SVG
        ? document.createElementNS(SVG, type)
        : document.createElement(type);
    for (const [name, value] of Object.entries(props)) {
      if (typeof value === 'string' || typeof value === 'number') {
        if (name !== 'children') element.setAttribute(nameOf(name), String(value));
      }
    }
    drawInto(element, props.children as ReactNode);
    parent.append(element);
  } else throw new Error('Only elements and function components can be drawn without React.');
}

function nameOf(property: string): string {
  return property === 'className' ? 'class' : property;
}
