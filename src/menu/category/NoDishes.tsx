import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';

/** Shown in a category without dishes. */
export function NoDishes() {
  return (
    <div className="menu-message">
      <h2>Qui non c'è ancora niente</h2>
      <p>
        Questa categoria al momento è vuota. Chiamaci al{' '}
        <a href={restaurant.phone.href}>{restaurant.phone.shown}</a> o guarda{' '}
        <Link to={paths.menu}>il resto del menu</Link>.
      </p>
    </div>
  );
}
