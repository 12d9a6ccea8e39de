type SectionRowProps = {
  name: string;
  /** What guests read of it. */
  text: string;
  /** Whether the text stands below the name: it may be long. */
  isLong?: boolean;
  disabled?: boolean;
  onOpen: () => void;
};

/** A fact of the house, which a tap opens in its form. */
export function SectionRow({ name, text, isLong = false, disabled, onOpen }: SectionRowProps) {
  const direction = isLong
    ? 'flex-column align-items-start'
    : 'flex-wrap justify-content-between column-gap-3';
  return (
    <li className="list-group-item p-0">
      <button
        type="button"
        className={`bare tap w-100 px-3 py-2 d-flex gap-0 text-start ${direction}`}
        disabled={disabled}
        onClick={onOpen}
      >
        <strong>{name}</strong>
        <span className={isLong ? 'quiet' : ''}>{text}</span>
      </button>
    </li>
  );
}
