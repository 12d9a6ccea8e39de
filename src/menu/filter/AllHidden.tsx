import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import { MenuMessage } from '../MenuMessages';

/** Shown if the filter hides every dish of the page. The filter bar says why. */
export function AllHidden({ onShow }: { onShow: () => void }) {
  function show() {
    // This message is removed, so the first dish takes the focus.
    flushSync(onShow);
    document.querySelector<HTMLElement>('[data-dish] a')?.focus();
  }

  return (
    <MenuMessage title="Il filtro nasconde tutti i piatti">
      <p>
        Guarda <Link to={paths.menu}>le altre categorie</Link> o chiedi al personale.
      </p>
      <Button onClick={show}>Mostra i piatti nascosti</Button>
    </MenuMessage>
  );
}
