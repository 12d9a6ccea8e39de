import type { SubmitEvent } from 'react';
import { Icon } from '../../ui/Icon';

type SearchBoxProps = {
  text: string;
  onChange: (text: string) => void;
};

/** The search field. Results appear while typing; Enter only closes the phone's keyboard. */
export function SearchBox({ text, onChange }: SearchBoxProps) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    event.currentTarget.querySelector('input')?.blur();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers still in use do not know <search>
    <form className="search-box" role="search" onSubmit={submit}>
      <label htmlFor="search-input">Piatto, ingrediente o categoria</label>
      <span className="search-field">
        <Icon name="search" />
        <input
          id="search-input"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          data-focus-first
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
    </form>
  );
}
