import type { SubmitEvent } from 'react';
import { Icon } from '../../ui/Icon';

type SearchBoxProps = {
  text: string;
  onChange: (text: string) => void;
};

/** Where the query is typed. Results follow the typing; Enter only puts the phone's keyboard away. */
export function SearchBox({ text, onChange }: SearchBoxProps) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    event.currentTarget.querySelector('input')?.blur();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: phones of two years ago do not know <search>
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
