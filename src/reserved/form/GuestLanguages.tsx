import { useEffect, useState } from 'react';
import { languageNames, type Translation, translations } from '../../domain/words/language';
import { loadTranslator } from '../../domain/words/load-translator';
import { explainName, type Translator, translateIngredients } from '../../domain/words/translate';
import { type ProductFormApi, useTypedDish } from './CardPreview';

type Loaded = { [Language in Translation]?: Translator };

/** Loads every language of the menu once it is asked for. */
function useTranslators(isAsked: boolean) {
  const [loaded, setLoaded] = useState<Loaded>({});
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    Promise.all(translations.map(loadTranslator)).then(
      (all) => setLoaded(Object.fromEntries(all.map((each) => [each.language, each]))),
      () => setFailed(true),
    );
  }, [isAsked]);
  return { loaded, isFailed };
}

/**
 * What guests read in each language instead of the ingredients as they are typed, folded. Nothing of it is stored: staff see which
 * words stay Italian, and can choose others.
 */
export function GuestLanguages({ form }: { form: ProductFormApi }) {
  const [isOpen, setOpen] = useState(false);
  const { loaded, isFailed } = useTranslators(isOpen);
  const { nome, descrizione } = useTypedDish(form);
  return (
    <details className="mb-3" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="py-2">Nelle altre lingue</summary>
      {isFailed && <p>Le lingue non si sono caricate. Controlla la connessione.</p>}
      <dl className="m-0">
        {translations.map((language) => {
          const translator = loaded[language];
          return (
            translator && (
              <div key={language} className="mb-2" lang={language} translate="no">
                <dt className="fw-semibold">{languageNames[language]}</dt>
                <Ingredients name={nome} text={descrizione} translator={translator} />
              </div>
            )
          );
        })}
      </dl>
      <p className="text-muted m-0">
        Le parole sottolineate restano in italiano: con altre parole, forse, si traducono.
      </p>
    </details>
  );
}

type IngredientsProps = { name: string; text: string; translator: Translator };

function Ingredients({ name, text, translator }: IngredientsProps) {
  const explained = explainName(name, translator);
  return (
    <>
      {explained && <dd className="m-0">{explained}</dd>}
      <dd className="m-0">
        {translateIngredients(text, translator).map((part, at) => {
          const key = `${at} ${part.text}`;
          return part.isItalian ? (
            <u key={key} lang="it">
              {part.text}
            </u>
          ) : (
            <span key={key}>{part.text}</span>
          );
        })}
      </dd>
    </>
  );
}
