import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { restaurant } from '../restaurant';
import { Icon } from '../ui/Icon';
import { useMenuLink } from './filter/useAvoided';
import { lawTexts } from './law-texts';

type MenuFootProps = {
  /** Whether a dish of the page is marked as frozen. */
  frozen?: boolean;
};

/** Foot of every menu page: the phone, and the notices that the law requires about allergens and frozen food. */
export function MenuFoot({ frozen = false }: MenuFootProps) {
  const menuLink = useMenuLink();
  return (
    <footer className="menu-foot">
      <a className="btn btn-primary" href={restaurant.phone.href}>
        <Icon name="phone" />
        Chiama adesso
      </a>
      <div className="menu-notes">
        {frozen && <p>{lawTexts.frozen}</p>}
        <p>{lawTexts.allergens}</p>
        <p>Le immagini sono illustrative.</p>
        <p className="menu-papers">
          <Link to={menuLink(paths.printedMenu)}>Il menu da stampare</Link>
          <Link to={menuLink(paths.allergenRegister)}>Il registro degli allergeni</Link>
        </p>
      </div>
    </footer>
  );
}
