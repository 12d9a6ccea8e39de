import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { acknowledgeCookies, useCookieAcknowledged } from './cookie-consent';

/** Says which cookies there are. It asks for nothing and blocks nothing: essential cookies need no consent. */
export function CookieNotice() {
  if (useCookieAcknowledged()) return null;

  function dismiss() {
    acknowledgeCookies();
    // The button that had the focus is removed: the page's content takes the focus.
    document.getElementById('contenuto')?.focus({ preventScroll: true });
  }

  return (
    <section className="cookie-notice" aria-label="Avviso sui cookie">
      <p>
        Questo sito usa solo cookie essenziali. <Link to={paths.cookiePolicy}>Scopri quali</Link>
      </p>
      <button type="button" className="btn btn-primary" onClick={dismiss}>
        OK
      </button>
    </section>
  );
}
