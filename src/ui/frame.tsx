import { Link } from 'react-router-dom';
import { Icon } from './Icon';

/**
 * The first focusable element: skips the navigation and leads to `<main id="contenuto">`. The address stays as it is: its
 * anchor holds the filter, and a form begins anew with each entry of the history.
 */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to the anchor by itself until the scripts have come
    <a
      className="skip-link"
      href="#contenuto"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('contenuto')?.focus();
      }}
    >
      Vai al contenuto
    </a>
  );
}

/** The logo with the name beside it. @param to address that it links to */
export function Brand({ name, to }: { name: string; to: string }) {
  return (
    <Link className="brand" to={to}>
      <Icon name="logo" className="brand-logo" />
      <span className="brand-name" translate="no">
        {name}
      </span>
    </Link>
  );
}
