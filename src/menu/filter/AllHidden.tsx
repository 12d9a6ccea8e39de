import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { visibleMenu } from '../../data/menu/freshness';
import { wholeOf } from '../../data/menu/known-menu';
import { choiceOf, isHidden } from '../../domain/filter/criteria';
import { dishCategories } from '../../domain/product/categories';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import { Sentence, useTexts } from '../../ui/texts';
import { useChoice } from '../choice-store';
import { MenuMessage } from '../MenuMessages';
import { useMenuList } from '../useMenuList';
import { GLUTEN } from './CoeliacAnswer';

const BASES = dishCategories.find(({ name }) => name === 'I nostri impasti');

/** Whether a base is left under 'Evito glutine': one that declares its allergens, or none, and neither names nor warns of gluten. */
function useHasBase(): boolean {
  const menu = visibleMenu(useMenuList(wholeOf), { hideIfChanged: true });
  const bases = menu.content && BASES ? menu.content[BASES.name] : [];
  const choice = choiceOf([String(GLUTEN)], useChoice().readWarning);
  return bases.some((base) => !isHidden(base, choice));
}

/** Shown if the filter hides every dish of the page. The filter bar says why, and what the house says to coeliacs. */
export function AllHidden({ onShow }: { onShow: () => void }) {
  const { t } = useTexts();
  const { avoided } = useChoice();
  const hasBase = useHasBase();
  function show() {
    // This message is removed, so the first dish takes the focus.
    flushSync(onShow);
    document.querySelector<HTMLElement>('[data-dish] a')?.focus();
  }

  return (
    <MenuMessage title={t('Il filtro nasconde tutti i piatti')}>
      {avoided.includes(GLUTEN) && hasBase && BASES && (
        <p>
          <Sentence
            text={t('Tra {bases} ce n’è uno che non dichiara il glutine: chiedi al personale.')}
            bases={<Link to={paths.category(BASES.link)}>{t(BASES.name)}</Link>}
          />
        </p>
      )}
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
