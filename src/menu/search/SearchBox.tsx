import { type RefObject, type SubmitEvent, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../ui/Icon';
import { useTexts } from '../../ui/texts';
import { useHydrated } from '../../ui/useStore';
import { loadSearch } from './useSearchCode';

type SearchBoxProps = {
  text: string;
  setText: (text: string) => void;
  /** Runs on Enter: results appear while typing, so it only closes the phone's keyboard and moves the focus to them. */
  onEnter: () => void;
  ref: RefObject<HTMLInputElement | null>;
};

/** The box for the words. It takes the focus only after a tap on the magnifier: the keyboard would cover the menu. */
export function SearchBox({ text, setText, onEnter, ref }: SearchBoxProps) {
  const { t } = useTexts();
  const isHydrated = useHydrated();
  const { state } = useLocation();
  const toSearch = isHydrated && state?.toSearch === true;
  // Keeps text that was typed before hydration: the next render would clear it.
  useLayoutEffect(() => {
    if (ref.current?.value) setText(ref.current.value);
  }, [ref, setText]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    onEnter();
  }

  return (
    // Before hydration the browser handles Enter: for a dialog it sends nothing, and keeps what was typed.
    // biome-ignore lint/a11y/useSemanticElements: browsers still in use do not know <search>
    <form
      className="stack gap-1 mb-2 search-box needs-script"
      role="search"
      method="dialog"
      onSubmit={submit}
    >
      <label className="quiet" htmlFor="search-input">
        {t('Cerca un piatto, un ingrediente o una categoria')}
      </label>
      <span className="position-relative search-field">
        <Icon name="search" className="position-absolute my-auto quiet" />
        <input
          className="box tap w-100"
          id="search-input"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          data-focus-first={toSearch || undefined}
          value={text}
          onFocus={loadSearch}
          onChange={({ target }) => setText(target.value)}
          ref={ref}
        />
      </span>
    </form>
  );
}
