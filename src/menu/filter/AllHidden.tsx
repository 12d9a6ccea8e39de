import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { useMenuLink } from './useAvoided';

type AllHiddenProps = {
  /** Whether some of the dishes are hidden only because their allergens are to be verified. */
  toVerify: boolean;
  onShow: () => void;
};

/** Shown where the filter hides every dish of the page. */
export function AllHidden({ toVerify, onShow }: AllHiddenProps) {
  const menuLink = useMenuLink();

  function show() {
    // The first of the dishes takes the focus: this message is removed.
    flushSync(onShow);
    document.querySelector<HTMLElement>('[data-dish] a')?.focus();
  }

  return (
    <div className="menu-message">
      <h2>Il filtro nasconde tutti i piatti</h2>
      <p>
        Qui ogni piatto dichiara almeno uno degli allergeni da evitare
        {toVerify && ', o ne ha da verificare'}. Guarda{' '}
        <Link to={menuLink(paths.menu)}>le altre categorie</Link> o chiedi al personale.
      </p>
      <button type="button" className="btn btn-outline-dark" onClick={show}>
        Mostra i piatti nascosti
      </button>
    </div>
  );
}
