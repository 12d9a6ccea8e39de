import { type ComponentProps, type FormEvent, type ReactElement, useEffect, useState } from 'react';
import { visibleMenu } from '../../data/menu/freshness';
import { type KnownMenu, listOf } from '../../data/menu/known-menu';
import { todayNow } from '../../data/menu/today-now';
import { isHidden } from '../../domain/filter/criteria';
import { BASES, takesBase } from '../../domain/list/base';
import { LIST_LIMITS } from '../../domain/list/my-list';
import type { Product } from '../../domain/product/product';
import { shownText } from '../../domain/product/shown';
import { Button } from '../../ui/Button';
import { useTexts } from '../../ui/texts';
import { useStore } from '../../ui/useStore';
import { useChoice } from '../choice-store';
import type { ListParts, WishedDish } from '../list-now';
import { useMenuList } from '../useMenuList';
import styles from './list.module.scss';
import { centsOfWish, euro, supplementOf } from './list-lines';
import { Stepper } from './parts';

const basesOf = (menu: KnownMenu) => listOf(menu, BASES);

const NO_BASES: readonly Product[] = [];

/**
 * What a dish may be made on tonight; none while the menu may not tell their allergens, and none that the filter hides. Null while
 * they load.
 */
function useBases(dish: Product): readonly Product[] | null {
  // The sheet waits for none of it: on a page of one dish the others are asked for later.
  const list = visibleMenu(useMenuList(basesOf, { isAside: true }), { hideIfChanged: true });
  const { soldOut } = useStore(todayNow);
  const choice = useChoice();
  if (!takesBase(dish)) return NO_BASES;
  if (list.status === 'loading') return null;
  // The included ones first, as a list of prices begins.
  return (list.content ?? NO_BASES)
    .filter((base) => !soldOut.has(base.id) && !isHidden(base, choice))
    .sort((a, b) => supplementOf(a) - supplementOf(b));
}

/** Asks how a dish is wanted: the base, how many, a note. */
export function WishFields({
  product,
  wish,
  onChange,
  onSubmit,
}: ComponentProps<ListParts['WishFields']>) {
  const { t } = useTexts();
  const bases = useBases(product);
  const base = bases?.find(({ id }) => id === wish.base?.id) ?? null;
  const [isNoted, setNoted] = useState(false);

  // As the menu has it now; the ordinary dough if it may not be had any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each base
  useEffect(() => {
    if (bases && base !== wish.base) onChange({ base });
  }, [bases !== null, base, wish.base]);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  if (!bases) return null;
  return (
    <form className="stack flush" onSubmit={submit}>
      {bases.length > 0 && (
        <fieldset>
          <legend>{t('Impasto')}</legend>
          {[null, ...bases].map((each) => (
            <label key={each?.id ?? ''} className="cluster tap w-100 border-bottom">
              <input
                type="radio"
                className="choice"
                name="impasto"
                checked={each === base}
                onChange={() => onChange({ base: each })}
              />
              <BaseName base={each} />
            </label>
          ))}
        </fieldset>
      )}
      <Stepper
        label={t('Quanti')}
        value={wish.count}
        least={1}
        onChange={(count) => onChange({ count })}
      />
      {isNoted ? (
        <div className={styles.note}>
          <label htmlFor="voce-nota">{t('Una nota tua')}</label>
          <input
            id="voce-nota"
            className="box tap w-100"
            // The button that had the focus is removed: the field takes it.
            ref={(input) => input?.focus()}
            placeholder={t('senza cipolla')}
            autoComplete="off"
            maxLength={LIST_LIMITS.note}
            value={wish.note}
            aria-describedby="voce-aiuto"
            onChange={({ target }) => onChange({ note: target.value })}
          />
          <p id="voce-aiuto" className="mt-1 mb-0 quiet">
            {t('Per un’allergia una nota non basta: dillo al personale.')}
          </p>
        </div>
      ) : (
        <Button link icon="pencil" className="align-self-start" onClick={() => setNoted(true)}>
          {t('Aggiungi una nota')}
        </Button>
      )}
    </form>
  );
}

function BaseName({ base }: { base: Product | null }): ReactElement {
  const { t } = useTexts();
  const cents = supplementOf(base);
  if (!base) return <span>{t('Quello di sempre')}</span>;
  return (
    <>
      <span translate="no">{shownText('nome', base.nome)}</span>
      <span className="ms-auto text-nowrap" translate="no">
        {cents > 0 ? `+ ${euro(cents)}` : t('compreso')}
      </span>
    </>
  );
}

/** What they cost, where that is not one of the prices above: on a base, or more than one. */
export function WishPrice({ product, wish }: WishedDish) {
  const cents = centsOfWish({ product, wish });
  const isSaid = wish.count === 1 && supplementOf(wish.base) === 0;
  if (cents === null || isSaid) return null;
  return (
    <span className="text-nowrap" translate="no">
      {euro(cents * wish.count)}
    </span>
  );
}
