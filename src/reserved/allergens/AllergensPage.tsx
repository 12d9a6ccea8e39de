import { Fragment, memo, type ReactNode, useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { changeOf, isWhole } from '../../domain/changes/change';
import {
  type Allergen,
  allergenAnswer,
  allergens,
  allergenTexts,
} from '../../domain/product/allergens';
import type { Product } from '../../domain/product/product';
import { namedAllergens } from '../../domain/staff/named-allergens';
import { orderProducts } from '../../domain/staff/product-list';
import { suggestedInWords } from '../../domain/staff/words';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { ChangeForm, ChangePage, type ProposalProps } from '../changes/ChangePage';
import { PreviewGroup, PreviewToConfirm } from '../changes/ChangePreview';
import { counted, countedProducts } from '../texts';
import { useLeaveQuestion } from '../useLeaveQuestion';
import styles from './AllergensPage.module.scss';

/** The dishes of which nobody has said which allergens they have, in the order of the menu, with those that their words name. */
function openDishes(products: readonly Product[]) {
  return orderProducts(products, 'menu')
    .filter((product) => allergenAnswer(product) === 'undeclared')
    .map((product) => ({ product, named: namedAllergens(product) }));
}

/** Asks for each dish without an answer which allergens it has. */
export function AllergensPage() {
  return (
    <ChangePage
      title="Allergeni da indicare"
      subtitle="I piatti di cui nessuno ha detto quali allergeni hanno"
      path={paths.allergens}
      purpose="form"
      again="Altri piatti"
      empty={(products) =>
        openDishes(products).length === 0 && <p>Tutti i piatti hanno una risposta.</p>
      }
      form={AnswersForm}
    />
  );
}

/** The answer about a dish: the ids of its allergens, empty for none. */
type Answer = readonly number[];

/** What an answer writes; nothing without one. @param named the allergens that the words of the dish name */
function rowsFor(product: Product, named: readonly number[], answer: Answer | undefined) {
  if (!answer) return [];
  const nessunAllergene = answer.length === 0;
  const change = changeOf(product, { allergeni: [...answer], nessunAllergene });
  if (!change) return [];
  // Also of a dish without any: somebody may have changed its words since it was answered.
  const leftOut = named.filter((id) => !answer.includes(id));
  const note = leftOut.length > 0 ? `${suggestedInWords(leftOut)}.` : null;
  return [{ key: change.id, nome: change.nome, note, change }];
}

/** The dishes with their answers, none of which is written before it is confirmed. */
function AnswersForm({ products, propose }: ProposalProps) {
  const dishes = useMemo(() => openDishes(products), [products]);
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  const rows = dishes.flatMap(({ product, named }) =>
    rowsFor(product, named, answers.get(product.id)),
  );
  const changes = rows.map(({ change }) => change);
  const leaveQuestion = useLeaveQuestion(() => changes.length > 0);

  const give = useCallback((ids: readonly string[], answer: Answer | null) => {
    setAnswers((before) => {
      const next = new Map(before);
      for (const id of ids) {
        if (answer) next.set(id, answer);
        else next.delete(id);
      }
      return next;
    });
  }, []);

  const number = counted(changes.length, 'risposta', 'risposte');
  const save = changes.length === 0 ? 'Salva le risposte' : `Salva ${number}`;
  const plain = dishes.filter(({ product, named }) => named.length === 0 && isWhole(product));
  const others = dishes.filter((dish) => !plain.includes(dish));
  const plainIds = plain.map(({ product }) => product.id);
  const areAllNone = plainIds.every((id) => answers.get(id)?.length === 0);
  const listOf = (some: typeof dishes) => (
    <ul className={`plain-list lines measure ${styles.dishes}`}>
      {some.map(({ product, named }) => (
        <DishRow
          key={product.id}
          product={product}
          named={named}
          answer={answers.get(product.id) ?? null}
          onAnswer={give}
        />
      ))}
    </ul>
  );

  return (
    <ChangeForm
      submit={save}
      nothing={changes.length === 0}
      onSubmit={() =>
        propose(changes, {
          title: `Salvare le risposte di ${countedProducts(changes.length)}?`,
          text: (
            <PreviewToConfirm>
              <PreviewGroup title="Che cosa leggeranno i clienti" rows={rows} />
            </PreviewToConfirm>
          ),
          confirm: save,
        })
      }
    >
      <p className="quiet">
        Finché non rispondi, nel menu c’è scritto «{allergenTexts.undeclared}», e chi filtra non li
        vede.
      </p>
      {plain.length > 0 && (
        <section aria-labelledby="senza-parole">
          <h2 id="senza-parole">{`Non nominano allergeni (${plain.length})`}</h2>
          <p className="quiet">Leggili prima: la ricetta può averne che le parole non dicono.</p>
          {plain.length > 1 && (
            <Button
              aria-pressed={areAllNone}
              onClick={() => give(plainIds, areAllNone ? null : [])}
            >
              {`Nessuno in tutti e ${plain.length}`}
            </Button>
          )}
          {listOf(plain)}
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="uno-per-uno">
          <h2 id="uno-per-uno">{`Da guardare uno per uno (${others.length})`}</h2>
          <p className="quiet">
            Prima ci sono gli allergeni che le parole nominano: la ricetta può averne altri.
          </p>
          {listOf(others)}
        </section>
      )}
      {leaveQuestion}
    </ChangeForm>
  );
}

type DishRowProps = {
  product: Product;
  /** The allergens that its words name. */
  named: readonly number[];
  answer: Answer | null;
  onAnswer: (ids: readonly string[], answer: Answer | null) => void;
};

/**
 * One dish. A tap says one allergen of it, or that it has none. Those that its words name come first, the others behind 'Altri':
 * none is proposed as its answer, because its words may not name them all.
 */
const DishRow = memo(function DishRow({ product, named, answer, onAnswer }: DishRowProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const { id, nome, descrizione, categoria } = product;
  const tap = (text: ReactNode, isIn: boolean, next: Answer | null) => (
    <Button aria-pressed={isIn} onClick={() => onAnswer([id], next)}>
      <span>{text}</span>
      <span className="visually-hidden">{`: ${nome}`}</span>
    </Button>
  );
  const allergenButton = ({ id, name, iconLink }: Allergen) => {
    const others = (answer ?? []).filter((each) => each !== id);
    const isIn = answer?.includes(id) ?? false;
    const ids = isIn ? others : [...others, id].sort((a, b) => a - b);
    const text = (
      <>
        <Icon name={iconLink} />
        <span>{name}</span>
      </>
    );
    return <Fragment key={id}>{tap(text, isIn, ids.length > 0 ? ids : null)}</Fragment>;
  };
  const isNamed = ({ id }: Allergen) => named.includes(id);
  const isFirst = (each: Allergen) =>
    isNamed(each) || (!isChoosing && answer?.includes(each.id) === true);
  const isNone = answer?.length === 0;

  return (
    <li className="stack tight flush">
      <h3>
        <bdi>{nome || 'Senza nome'}</bdi> <span className="quiet">{categoria}</span>
      </h3>
      <p className="quiet small">{descrizione}</p>
      {isWhole(product) ? (
        <fieldset className={`cluster ${styles.answers}`}>
          <legend className="visually-hidden">{`Allergeni di ${nome}`}</legend>
          {allergens.filter(isFirst).map(allergenButton)}
          {tap('Nessuno', isNone, isNone ? null : [])}
          <Button aria-expanded={isChoosing} onClick={() => setIsChoosing(!isChoosing)}>
            Altri
            <span className="visually-hidden">{`: ${nome}`}</span>
          </Button>
          {isChoosing && allergens.filter((each) => !isNamed(each)).map(allergenButton)}
        </fieldset>
      ) : (
        <p>
          <Link to={paths.editProduct(id)}>Va prima corretto nella sua scheda</Link>
        </p>
      )}
    </li>
  );
});
