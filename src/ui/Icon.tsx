type IconProps = {
  /** Address of the drawing: a symbol of the sprite, or its bare id. */
  name: string;
  className?: string;
};

/** A drawing of public/icons in the text's own colour. It repeats what the text beside it says, so it is hidden from screen readers. */
export function Icon({ name, className = '' }: IconProps) {
  const href = name.includes('#') ? name : `/icons/sprite.svg#${name}`;
  return (
    <svg className={`icon ${className}`.trim()} aria-hidden="true" focusable="false">
      <use href={href} />
    </svg>
  );
}
