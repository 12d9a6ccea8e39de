type IconProps = {
  /** Id of a symbol in public/icons/sprite.svg, or the address of a symbol. */
  name: string;
  className?: string | undefined;
};

/** An icon in the colour of the text. It repeats what the text beside it says, so it is hidden from screen readers. */
export function Icon({ name, className = '' }: IconProps) {
  const href = name.includes('#') ? name : `/icons/sprite.svg#${name}`;
  return (
    <svg className={`icon ${className}`.trim()} aria-hidden="true">
      <use href={href} />
    </svg>
  );
}
