import type { ComponentProps } from 'react';
import Form from 'react-bootstrap/Form';
import InputGroup from 'react-bootstrap/InputGroup';
import type { Elements } from '../../ui/elements';
import { Icon } from '../../ui/Icon';

/** Attributes that connect a control with its label, its hint and its error. */
export type ControlProps = {
  id: string | undefined;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
};

/** Id of the control of a product's field, to move the focus there when the field is wrong. */
export function controlId(name: string): string {
  return `campo-${name}`;
}

type FieldProps = {
  /** Id of the control, and prefix of the ids of hint and error. */
  id: string;
  label: string;
  hint?: string | undefined;
  problem?: string | undefined;
  /** Of a problem that another element tells: that element's id, and whether this field is wrong. */
  told?: { id: string; isWrong: boolean } | undefined;
  className?: string;
  /** Whether it has several controls: a legend names them all, hint and error describe them all, and none has the id. */
  isGroup?: boolean;
  children: (control: ControlProps) => Elements;
};

/** Bootstrap's label, hint and error of a control. Bootstrap leaves it to its users to connect them for screen readers. */
export function Field({ id, label, hint, problem, told, isGroup = false, ...field }: FieldProps) {
  const { className = '', children } = field;
  const ids = [hint && `${id}-hint`, problem && `${id}-error`, told?.id].filter(Boolean);
  const isWrong = problem !== undefined || (told?.isWrong ?? false);
  const describedBy = ids.join(' ') || undefined;
  return (
    <Form.Group
      as={isGroup ? 'fieldset' : 'div'}
      className={`form-group ${className}`}
      aria-describedby={isGroup ? describedBy : undefined}
    >
      {isGroup ? (
        <legend className="form-label">{label}</legend>
      ) : (
        <Form.Label htmlFor={id}>{label}</Form.Label>
      )}
      <div className={problem && 'is-invalid'}>
        {children({
          id: isGroup ? undefined : id,
          'aria-invalid': isWrong || undefined,
          'aria-describedby': describedBy,
        })}
      </div>
      {hint && <Form.Text id={`${id}-hint`}>{hint}</Form.Text>}
      {problem && (
        <Form.Control.Feedback type="invalid" id={`${id}-error`}>
          {problem}
        </Form.Control.Feedback>
      )}
    </Form.Group>
  );
}

/** The control of a price. Not `type="number"`, which hides input that it cannot parse. */
export function PriceControl(props: ComponentProps<typeof Form.Control>) {
  return (
    <InputGroup>
      <InputGroup.Text aria-hidden="true">€</InputGroup.Text>
      {/* A numeric keyboard with a separator. */}
      <Form.Control {...props} inputMode="decimal" autoComplete="off" />
    </InputGroup>
  );
}

type ChoicesProps<Value> = {
  /** Also the prefix of the controls' ids. */
  name: string;
  choices: readonly { id: Value; name: string; iconLink?: string }[];
  chosen: readonly Value[];
  onToggle: (id: Value) => void;
};

/** A checkbox for each entry of a catalogue. */
export function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  const { name, choices, chosen, onToggle } = props;
  return (
    <div className="form-choices">
      {choices.map(({ id, name: text, iconLink }) => (
        <Form.Check
          key={id}
          id={`${name}-${id}`}
          name={`${name}-${id}`}
          checked={chosen.includes(id)}
          onChange={() => onToggle(id)}
          label={
            <>
              {iconLink && <Icon name={iconLink} className="quiet" />}
              <span>{text}</span>
            </>
          }
        />
      ))}
    </div>
  );
}
