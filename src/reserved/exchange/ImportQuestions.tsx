import Form from 'react-bootstrap/Form';
import {
  type AskedCategory,
  type AskedLetter,
  type FileQuestions,
  type ImportAnswers,
  LEAVE_OUT,
} from '../../domain/exchange/import-questions';
import { allergens, allergensOf } from '../../domain/product/allergens';
import { dishCategories } from '../../domain/product/categories';
import { Field } from '../fields/Field';
import { counted } from '../texts';

/** The choice that a letter is no allergen. */
const NO_ALLERGEN = 'nessuno';

type ImportQuestionsProps = {
  questions: FileQuestions;
  answers: ImportAnswers;
  onAnswer: (answers: ImportAnswers) => void;
};

/** What a file has to be asked, once for all its rows: its own categories, and letters for allergens. Nothing if there is nothing. */
export function ImportQuestions({ questions, answers, onAnswer }: ImportQuestionsProps) {
  const { categories, letters } = questions;
  if (categories.length + letters.length === 0) return null;
  return (
    <section className="my-4" aria-label="Da dire una volta sola">
      <h3>Da dire una volta sola</h3>
      <p className="quiet">Vale per tutte le righe del file.</p>
      {categories.map((asked) => (
        <CategoryQuestion
          key={asked.key}
          asked={asked}
          onChoose={(chosen) =>
            onAnswer({
              ...answers,
              categories: new Map(answers.categories).set(asked.key, chosen),
            })
          }
        />
      ))}
      {letters.map((asked) => (
        <LetterQuestion
          key={asked.letter}
          asked={asked}
          onChoose={(id) =>
            onAnswer({ ...answers, letters: new Map(answers.letters).set(asked.letter, id) })
          }
        />
      ))}
    </section>
  );
}

const rowsOf = (count: number) => counted(count, 'riga', 'righe');

type CategoryQuestionProps = {
  asked: AskedCategory;
  onChoose: (chosen: NonNullable<AskedCategory['chosen']>) => void;
};

function CategoryQuestion({ asked, onChoose }: CategoryQuestionProps) {
  const { key, name, count, chosen } = asked;
  return (
    <Field
      id={`categoria-${key}`}
      label={`«${name}» (${rowsOf(count)}): in quale categoria?`}
      problem={chosen === null ? 'Finché non la scegli queste righe restano fuori' : undefined}
    >
      {(control) => (
        <Form.Select
          {...control}
          value={chosen ?? ''}
          onChange={({ target }) => {
            const category = dishCategories.find((each) => each.name === target.value);
            onChoose(category?.name ?? LEAVE_OUT);
          }}
        >
          {chosen === null && <option value="">Scegli una categoria</option>}
          {dishCategories.map((category) => (
            <option key={category.name} value={category.name}>
              {category.name}
            </option>
          ))}
          <option value={LEAVE_OUT}>Non importare</option>
        </Form.Select>
      )}
    </Field>
  );
}

type LetterQuestionProps = { asked: AskedLetter; onChoose: (id: number | null) => void };

function LetterQuestion({ asked, onChoose }: LetterQuestionProps) {
  const { letter, count, guess, chosen } = asked;
  const [guessed] = guess === null ? [] : allergensOf([guess]);
  return (
    <Field
      id={`lettera-${letter}`}
      label={`«${letter}» (${rowsOf(count)}): ${guessed ? guessed.name : 'quale allergene'}?`}
      problem={chosen === undefined ? 'Finché non lo scegli queste righe restano fuori' : undefined}
    >
      {(control) => (
        <Form.Select
          {...control}
          value={chosen === undefined ? '' : (chosen ?? NO_ALLERGEN)}
          onChange={({ target }) =>
            onChoose(target.value === NO_ALLERGEN ? null : Number(target.value))
          }
        >
          {chosen === undefined && <option value="">Scegli un allergene</option>}
          {allergens.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value={NO_ALLERGEN}>Non è un allergene</option>
        </Form.Select>
      )}
    </Field>
  );
}
