import { Link } from 'react-router-dom';
import type { Freshness } from '../data/menu/freshness';
import { getHydratedMenu, knownMenu, momentOf } from '../data/menu/known-menu';
import { retryMenu } from '../data/menu/runner';
import { allergenCategory, dishCategories } from '../domain/product/categories';
import { AGE, CHANGED } from '../domain/product/menu-age';
import { useHouse } from '../house';
import { paths } from '../paths';
import { restaurant } from '../restaurant';
import { Button } from '../ui/Button';
import type { Elements } from '../ui/elements';
import { focusHeading } from '../ui/focus';
import { Icon } from '../ui/Icon';
import { Sentence, type Texts, useTexts } from '../ui/texts';
import { useHydrated, useStore } from '../ui/useStore';

type MenuMessageProps = {
  title?: string;
  /** Whether screen readers read it at once. */
  isAlert?: boolean;
  /** The guest's next step. */
  children: Elements;
};

/** A message shown instead of a list of dishes. */
export function MenuMessage({ title, isAlert = false, children }: MenuMessageProps) {
  return (
    <div
      className="stack align-items-start flush box menu-message"
      role={isAlert ? 'alert' : undefined}
    >
      {isAlert && <Icon name="circle-alert" className="fs-head quiet" />}
      {title && (
        <h2 className="fs-head">
          <span>{title}</span>
        </h2>
      )}
      {children}
    </div>
  );
}

function PhoneLink() {
  const { phone } = useHouse();
  return <a href={phone.href}>{phone.shown}</a>;
}

/** The number to call, for a sentence. */
export const PHONE = <PhoneLink />;

/** Reads the menu again. Its button is removed when the answer is there, so the heading takes the focus. */
export function retry() {
  focusHeading();
  retryMenu();
}

/**
 * Shown when there is no list to show. Offers a retry and the phone number.
 * @param changed whether we hold a list, but the server has a newer one: with a filter on, or on paper, none of it is shown
 */
export function MenuFailed({ changed }: { changed: boolean }) {
  const { t } = useTexts();
  return (
    <MenuMessage isAlert title={changed ? t(CHANGED) : t('Il menu non si è caricato')}>
      <p>
        <Sentence
          text={t(
            'Controlla la connessione e riprova, oppure chiamaci al {phone}: te lo leggiamo noi.',
          )}
          phone={PHONE}
        />
      </p>
      <Button primary icon="rotate-cw" onClick={retry}>
        {t('Riprova')}
      </Button>
    </MenuMessage>
  );
}

export function NoDishes() {
  const { t } = useTexts();
  return (
    <MenuMessage title={t('Qui non c’è ancora niente')}>
      <p>
        <Sentence
          text={t('Questa categoria al momento è vuota. Chiamaci al {phone} o guarda {menu}.')}
          phone={PHONE}
          menu={<Link to={paths.menu}>{t('il resto del menu')}</Link>}
        />
      </p>
    </MenuMessage>
  );
}

export function CategoryLinks() {
  const { t } = useTexts();
  return (
    <nav aria-label={t('Categorie del menu')}>
      <ul role="list" className="cluster plain-list">
        {dishCategories.map(({ name, link, iconLink }) => (
          <li key={link}>
            <Link className="btn btn-outline-dark" to={paths.category(link)}>
              <Icon name={iconLink} />
              <span>{t(name)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** In the browser React renders nothing into a `noscript`: only the build needs the text. */
function WithoutScript({ children }: { children: Elements }) {
  return <noscript>{import.meta.env.SSR && children}</noscript>;
}

/** Shown without JavaScript, when no dishes can load. Offers the phone number, and the allergen page, which needs no script. */
export function NoScript() {
  return (
    <WithoutScript>
      <MenuMessage title="Per leggere i piatti serve JavaScript">
        <p>
          Chiamaci al {PHONE}: ti diciamo tutto noi. Qui trovi l'
          <a href={paths.category(allergenCategory.link)}>elenco degli allergeni</a>.
        </p>
      </MenuMessage>
    </WithoutScript>
  );
}

/** Dates the prerendered prices, which stay as they are without JavaScript. @param day when the build read them, in words */
export function PricesWithoutScript({ day }: { day: string }) {
  return (
    <WithoutScript>
      <div className="box cluster flush menu-note menu-last">
        <p>
          <span>{`Prezzi del ${day}. Per conferma chiamaci al `}</span>
          {PHONE}.
        </p>
      </div>
    </WithoutScript>
  );
}

const useKnownMenu = () => useStore(knownMenu, getHydratedMenu);

const ageOf = (asOf: number, { t, language }: Texts) =>
  t(AGE, { moment: momentOf(asOf, restaurant, language) });

/**
 * The notices about a list that is late: its age, or that the menu has changed. A prerendered list has both notices, and
 * _messages.scss shows the one that applies.
 */
export function MenuNotes() {
  const texts = useTexts();
  const { t } = texts;
  const { freshness, late, asOf } = useKnownMenu();
  // Only while it hydrates, as prerendered: to format another date takes a slow phone 0.1 s.
  const isPrerendered = !useHydrated();
  const isSaid = (of: Freshness) => asOf > 0 && (isPrerendered || (late && freshness === of));
  // The live region is rendered before its text: screen readers announce only changes in an existing one.
  return (
    <div aria-live="polite">
      {isSaid('unsure') && (
        <div className="box cluster flush lh-sm quiet menu-note menu-age" data-of="unsure">
          <Icon name="wifi-off" className="if-room" />
          <p>{ageOf(asOf, texts)}</p>
        </div>
      )}
      {isSaid('changed') && (
        <div className="box cluster flush lh-sm quiet menu-note menu-age" data-of="changed">
          <Icon name="circle-alert" className="if-room" />
          <p>{`${t(CHANGED)}.`}</p>
          <Button link onClick={retry}>
            {t('Riprova')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The same words in a dialog, which covers those of the page. Their room is there from the start. */
export function DialogNote() {
  const texts = useTexts();
  const { freshness, late, asOf } = useKnownMenu();
  const isLate = late && asOf > 0;
  return (
    <p className="menu-dialog-note m-0 lh-sm" aria-live="polite">
      {isLate && <span>{freshness === 'changed' ? texts.t(CHANGED) : ageOf(asOf, texts)}</span>}
    </p>
  );
}
