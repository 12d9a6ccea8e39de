/** The first focusable element: skips the navigation and leads to `<main id="contenuto">`. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#contenuto">
      Vai al contenuto
    </a>
  );
}
