import { Link } from 'react-router-dom';
import { Icon } from './Icon';

/** The first focusable element: skips the navigation and leads to `<main id="contenuto">`. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#contenuto">
      Vai al contenuto
    </a>
  );
}

type BrandProps = {
  name: string;
  /** Address that the logo links to. */
  to: string;
};

/** The logo with the name beside it. */
export function Brand({ name, to }: BrandProps) {
  return (
    <Link className="brand" to={to}>
      <Icon name="logo" className="brand-logo" />
      <span className="brand-name" translate="no">
        {name}
      </span>
    </Link>
  );
}
