/** First stop of the keyboard: jumps over the navigation to `<main id="contenuto">`. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#contenuto">
      Vai al contenuto
    </a>
  );
}
