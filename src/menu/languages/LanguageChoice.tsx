import { useId, useState } from 'react';
import { languageNames, languages } from '../../domain/words/language';
import { Button } from '../../ui/Button';
import { useTexts } from '../../ui/texts';
import { useStore } from '../../ui/useStore';
import { chooseLanguage, ITALIAN, languageState } from '../language-store';

/** The button 'Lingua', which shows the languages of the menu. A choice applies at once, and keeps the place. */
export function LanguageChoice() {
  const [open, setOpen] = useState(false);
  const { t } = useTexts();
  const { wanted } = useStore(languageState, () => ITALIAN);
  const id = useId();
  return (
    <div className="stack align-items-start gap-2 needs-script">
      <Button
        icon="languages"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <span>{t('Lingua')}</span>
      </Button>
      {open && (
        <ul role="list" id={id} className="cluster gap-2 plain-list">
          {languages.map((language) => (
            <li key={language}>
              <button
                type="button"
                className={`btn ${language === wanted ? 'btn-primary' : 'btn-outline-dark'}`}
                lang={language}
                translate="no"
                aria-pressed={language === wanted}
                onClick={() => chooseLanguage(language)}
              >
                {languageNames[language]}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
