import { useCallback, useEffect, useMemo } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { type VisibleMenu, visibleMenu } from '../../data/menu/freshness';
import { type KnownMenu, listOfDish } from '../../data/menu/known-menu';
import { previewOf } from '../../domain/product/card-picture';
import { menuCategoryOf } from '../../domain/product/menu';
import type { Product } from '../../domain/product/product';
import { shownText } from '../../domain/product/shown';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { Button } from '../../ui/Button';
import { useTexts } from '../../ui/texts';
import { useHydrated } from '../../ui/useStore';
import { useChoice } from '../choice-store';
import { DishGrid } from '../dish/DishGrid';
import { MenuPage } from '../frame/MenuPage';
import { MenuSchema } from '../frame/MenuSchema';
import { CategoryLinks, MenuMessage, retry } from '../MenuMessages';
import { useMenuList } from '../useMenuList';

/**
 * The address of a dish, for links from elsewhere: the dish as the menu has it today, in whichever category. Without scripts the
 * page is its card. With scripts the dish is open, and closing it leads to its category.
 */
export function DishPage() {
  const { '*': written = '' } = useParams();
  const { t } = useTexts();
  const navigate = useNavigate();
  const known = useMenuList(useCallback((menu: KnownMenu) => listOfDish(menu, written), [written]));
  const hydrated = useHydrated();
  const { avoided, criteria } = useChoice();
  const list = visibleMenu(known, { hideIfChanged: criteria.length > 0 });
  const dish = list.content;
  const products = useMemo(() => (dish ? [dish] : []), [dish]);
  const category = dish && menuCategoryOf(dish);
  const id = dish?.id ?? written;
  const { pathname } = useLocation();
  const isExact = id === written && pathname.startsWith(paths.anyDish);
  useEffect(() => {
    if (!isExact) navigate(paths.dish(id), { replace: true });
  }, [id, isExact, navigate]);
  if (!list.content || !dish || !category) return <NoDish list={list} />;

  const { image } = dish;
  const nome = shownText('nome', dish.nome);
  const descrizione = shownText('descrizione', dish.descrizione);
  const place = paths.category(category.link);
  return (
    <MenuPage
      head={{
        title: nome,
        // A preview stays in the chat that it was sent to: it says no price and no allergens.
        description: `${category.name} di ${restaurant.name}: ${descrizione || nome}. Prezzo e allergeni nel menu di oggi.`,
        path: paths.dish(id),
        picture: previewOf(image),
      }}
      list={list}
      top={
        <header className="menu-title">
          <p>
            <Link to={place}>{t(category.name)}</Link>
          </p>
        </header>
      }
      shown={products}
      open={{
        products,
        openId: hydrated ? id : null,
        onClose: () => navigate(place, { replace: true, state: { focused: true } }),
      }}
    >
      {list.status === 'ready' && <MenuSchema category={category} products={products} />}
      <DishGrid products={products} avoided={avoided} addressOf={paths.dish} headingLevel={1} />
    </MenuPage>
  );
}

/**
 * In place of a dish: the menu loads, cannot be read, or does not know it. A list that is not known to be current may lack a new
 * dish, so it does not tell that there is none.
 */
function NoDish({ list }: { list: VisibleMenu<Product | null> }) {
  const { t } = useTexts();
  const isGone = list.status === 'ready' && list.freshness === 'current';
  const title = isGone ? t('Non conosciamo questo piatto') : t('Un piatto del menu');
  const isUnsure = list.content === null && !isGone && list.late;
  return (
    <MenuPage
      head={{
        title,
        description: `Ingredienti, allergeni e prezzi di oggi nel menu di ${restaurant.name}.`,
        noIndex: true,
      }}
      list={list}
      isWaiting={!isGone && !isUnsure && list.status !== 'failed'}
      top={
        <>
          <header className="menu-title">
            <h1>{title}</h1>
            {isGone && (
              <p className="quiet">
                {t(
                  'Forse il link non è intero, o il piatto ha cambiato indirizzo. Ecco il menu di oggi.',
                )}
              </p>
            )}
          </header>
          {isUnsure && (
            <MenuMessage isAlert>
              <p>{t('Il menu su questo telefono non lo ha, ma può non essere quello di oggi.')}</p>
              <Button primary icon="rotate-cw" onClick={retry}>
                {t('Riprova')}
              </Button>
            </MenuMessage>
          )}
        </>
      }
    >
      {isGone && <CategoryLinks />}
    </MenuPage>
  );
}
