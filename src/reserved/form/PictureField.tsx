import { useController } from 'react-hook-form';
import { PICTURE_TYPES } from '../../domain/product/picture';
import { Button } from '../../ui/Button';
import { controlId, Field } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import type { Form } from './form-values';
import type { PictureApi } from './usePicture';

type PictureFieldProps = {
  form: Form;
  picture: PictureApi;
  label: string;
};

/** The product's picture: a preview, and a native file input on top of a box, for tap, keyboard and drag and drop. */
export function PictureField({ form, picture, label }: PictureFieldProps) {
  const { field } = useController({ control: form.control, name: 'image' });
  const { shown, bad, reading } = picture;
  /** What the form opened with. */
  const stored = form.formState.defaultValues?.image ?? null;
  const button = reading ? null : buttonOf(picture, stored);
  return (
    <Field
      id={controlId(field.name)}
      label={label}
      hint="PNG, JPEG, WebP, AVIF o GIF: viene raddrizzata e ridotta da sola"
      problem={form.formState.errors.image?.message ?? bad?.message}
      className="picture-field"
    >
      {(control) => (
        <div className="picture-box">
          {shown && (
            <img
              key={shown}
              className="picture-preview"
              src={shown}
              alt="Anteprima"
              // One that fails to load is hidden, as if there were none.
              onError={({ currentTarget }) => {
                currentTarget.hidden = true;
              }}
            />
          )}
          <div className="picture-actions">
            <div className="drop-box">
              <Icon name="image-plus" />
              <span>{bad?.name ?? (shown ? 'Cambia' : 'Scegli o trascina')}</span>
              <input
                {...control}
                ref={field.ref}
                type="file"
                name="image"
                accept={PICTURE_TYPES.join(',')}
                onChange={(event) => {
                  const file = event.target.files?.[0];
                  if (file) picture.choose(file);
                  // The same file may be chosen again after it was removed.
                  event.target.value = '';
                }}
              />
            </div>
            {button && (
              <Button
                icon={button.icon}
                onClick={() => {
                  button.act();
                  // Without a stored picture to come back to, the button goes.
                  if (stored === null) form.setFocus('image');
                }}
              >
                {button.label}
              </Button>
            )}
          </div>
          <p className="picture-status" role="status">
            {statusOf(picture, stored)}
          </p>
        </div>
      )}
    </Field>
  );
}

/** The button beside the picture: it takes back the last choice, or removes the picture that is shown. */
function buttonOf({ value, bad, show, dropBad }: PictureApi, stored: string | null) {
  if (bad) return { icon: 'undo-2', label: 'Togli questo file', act: dropBad };
  if (stored !== null && value !== stored)
    return { icon: 'undo-2', label: 'Rimetti l’immagine di prima', act: () => show(stored) };
  if (value === null) return null;
  return { icon: 'trash-2', label: 'Rimuovi immagine', act: () => show(null) };
}

function statusOf({ value, bad, reading, note }: PictureApi, stored: string | null) {
  if (reading) return 'Preparo l’immagine...';
  if (bad) return value !== null && 'Resta l’immagine di prima';
  return stored !== null && value === null ? 'Il piatto resta senza immagine' : note;
}
