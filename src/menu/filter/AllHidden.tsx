import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import type { HiddenDishes } from './useFilteredDishes';

type AllHiddenProps = {
  hidden: HiddenDishes;
  onShow: () => void;
};

/** Why there is no dish. */
function reason({ declaring, toVerify, others }: HiddenDishes): string {
  if (declaring === 0 && toVerify === 0) return 'Qui nessun piatto è segnato per la tua dieta.';
  const verify = toVerify > 0 ? ', o ne ha da verificare' : '';
  const diet = others > 0 ? ', o non è segnato per la tua dieta' : '';
  return `Qui ogni piatto dichiara almeno uno degli allergeni da evitare${verify}${diet}.`;
}

/** Shown where the filter hides every dish of the page. */
export function AllHidden({ hidden, onShow }: AllHiddenProps) {
  function show() {
    // The first of the dishes takes the focus: this message is removed.
    flushSync(onShow);
    document.querySelector<HTMLElement>('[data-dish] a')?.focus();
  }

  return (
    <div className="menu-message">
      <h2>Il filtro nasconde tutti i piatti</h2>
      <p>
        <span>{reason(hidden)}</span> Guarda <Link to={paths.menu}>le altre categorie</Link> o
        chiedi al personale.
      </p>
      <button type="button" className="btn btn-outline-dark" onClick={show}>
        Mostra i piatti nascosti
      </button>
    </div>
  );
}
