import type { Menu } from '../../domain/product/menu';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { filterTexts } from '../filter/filter-texts';
import { type PaperDates, PaperPage } from './PaperPage';
import { RegisterTable } from './RegisterTable';
import './register.scss';

/** The allergen register that the law requires at hand: every dish with the fourteen allergens. */
export function RegisterPage() {
  return (
    <PaperPage
      title="Registro degli allergeni"
      description="Ogni piatto del menu con gli allergeni che dichiara, su fogli A4 da firmare."
      path={paths.allergenRegister}
      intro="Ogni piatto con gli allergeni che dichiara, da tenere a disposizione di chi lo chiede."
      paper={(menu, dates) => <Register menu={menu} dates={dates} />}
    />
  );
}

function Register({ menu, dates }: { menu: Menu; dates: PaperDates }) {
  const toVerify = Object.values(menu)
    .flat()
    .some(({ allergeniDaVerificare }) => allergeniDaVerificare);
  return (
    <article className="paper register always-light">
      <RegisterTable menu={menu} dates={dates} />
      <footer className="register-foot">
        <p>
          {`Il segno ● indica un allergene dichiarato fra quelli dell'allegato II del Reg. (UE) 1169/2011${toVerify ? '; il segno ? un piatto con allergeni da verificare' : ''}. ${filterTexts.caution}.`}
        </p>
        <dl className="signature">
          <div>
            <dt>Luogo e data</dt>
            <dd>{`${restaurant.address.city}, ${dates.today}`}</dd>
          </div>
          <div>
            <dt>Firma del responsabile</dt>
            <dd />
          </div>
        </dl>
      </footer>
    </article>
  );
}
