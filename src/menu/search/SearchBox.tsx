import type { Ref, SubmitEvent } from 'react';
import { QUERY_PARAMETER } from '../../paths';
import { Icon } from '../../ui/Icon';

type SearchBoxProps = {
  text: string;
  onChange: (text: string) => void;
  /** Called at Enter. Results appear while typing: it only closes the phone's keyboard and leads to them. */
  onDone: () => void;
  ref: Ref<HTMLInputElement>;
};

/** The search field. */
export function SearchBox({ text, onChange, onDone, ref }: SearchBoxProps) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onDone();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers still in use do not know <search>
    <form className="search-box" role="search" onSubmit={submit}>
      <label htmlFor="search-input">Piatto, ingrediente o categoria</label>
      <span className="search-field">
        <Icon name="search" />
        <input
          id="search-input"
          // Before hydration the browser sends the form itself.
          name={QUERY_PARAMETER}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          data-focus-first
          value={text}
          onChange={(event) => onChange(event.target.value)}
          ref={ref}
        />
      </span>
    </form>
  );
}
