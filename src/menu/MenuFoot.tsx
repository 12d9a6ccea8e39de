import { restaurant } from '../restaurant';
import { Icon } from '../ui/Icon';

type MenuFootProps = {
  /** Whether a dish above is marked as made from frozen food. */
  frozen?: boolean;
};

/** Foot of every menu page: the phone, and what the law wants said about allergens and frozen food. */
export function MenuFoot({ frozen = false }: MenuFootProps) {
  return (
    <footer className="menu-foot">
      <a className="btn btn-primary" href={restaurant.phone.href}>
        <Icon name="phone" />
        Chiama adesso
      </a>
      <div className="menu-notes">
        {frozen && <p>* prodotto surgelato all'origine</p>}
        <p>
          Per qualsiasi informazione su sostanze e allergeni è possibile consultare l'apposita
          documentazione che verrà fornita, a richiesta, dal personale in servizio.
        </p>
        <p>Le immagini sono illustrative.</p>
      </div>
    </footer>
  );
}
