import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import { Sentence, useTexts } from '../../ui/texts';
import { MenuMessage } from '../MenuMessages';

/** Shown if the filter hides every dish of the page. The filter bar says why. */
export function AllHidden({ onShow }: { onShow: () => void }) {
  const { t } = useTexts();
  function show() {
    // This message is removed, so the first dish takes the focus.
    flushSync(onShow);
    document.querySelector<HTMLElement>('[data-dish] a')?.focus();
  }

  return (
    <MenuMessage title={t('Il filtro nasconde tutti i piatti')}>
      <p>
        <Sentence
          text={t('Guarda {categories} o chiedi al personale.')}
          categories={<Link to={paths.menu}>{t('le altre categorie')}</Link>}
        />
      </p>
      <Button onClick={show}>{t('Mostra i piatti nascosti')}</Button>
    </MenuMessage>
  );
}
