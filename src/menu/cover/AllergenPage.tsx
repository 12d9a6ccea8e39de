import { allergenWordings } from '../../domain/allergens/allergen-wordings';
import { allergens } from '../../domain/product/allergens';
import { allergenCategory } from '../../domain/product/categories';
import { paths } from '../../paths';
import { Icon } from '../../ui/Icon';
import { useTexts } from '../../ui/texts';
import { MenuPage } from '../frame/MenuPage';

export function AllergenPage() {
  const { t } = useTexts();
  return (
    <MenuPage
      head={{
        title: t(allergenCategory.name),
        description:
          'I quattordici allergeni del Reg. (UE) 1169/2011 che indichiamo accanto a ogni piatto.',
        path: paths.category(allergenCategory.link),
      }}
      top={
        <header className="menu-title">
          <h1>{t(allergenCategory.name)}</h1>
          <p className="quiet">
            {t(
              'Accanto a ogni piatto indichiamo quali di questi quattordici contiene. Dove leggi «non indicati» o «da verificare», chiedi al personale.',
            )}
          </p>
        </header>
      }
    >
      <ul role="list" className="cells columns row-gap-0 plain-list menu-allergens">
        {allergens.map(({ id, name, iconLink }) => (
          <li key={id} className="cluster align-items-start py-3 border-top">
            <span className="box square rounded-circle fs-name">
              <Icon name={iconLink} />
            </span>
            <div className="flush rest">
              <h2 className="fs-lead">{t(name)}</h2>
              <p className="quiet">{t(allergenWordings[id] ?? '')}</p>
            </div>
          </li>
        ))}
      </ul>
    </MenuPage>
  );
}
