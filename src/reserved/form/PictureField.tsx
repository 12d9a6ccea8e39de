import { useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { PICTURE_TYPES } from '../../domain/product/picture';
import { controlId, Field } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import type { ProductFormValues } from './form-values';
import type { PictureApi } from './usePicture';

type PictureFieldProps = {
  form: UseFormReturn<ProductFormValues>;
  picture: PictureApi;
  /** Address of the picture that the form opened with. */
  stored: string | null;
  label: string;
};

/** The product's picture: a preview, and a native file input on top of a box, for tap, keyboard and drag and drop. */
export function PictureField({ form, picture, stored, label }: PictureFieldProps) {
  const { field } = useController({ control: form.control, name: 'image' });
  const { shown, bad, reading, note } = picture;
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
          {shown && <Preview key={shown} url={shown} />}
          <div className="picture-actions">
            <div className="drop-box">
              <Icon name="image-plus" />
              <span>{bad ? bad.name : shown ? 'Cambia' : 'Scegli o trascina'}</span>
              <input
                {...control}
                ref={field.ref}
                type="file"
                name="image"
                accept={PICTURE_TYPES.join(',')}
                onChange={(event) => {
                  const file = event.target.files?.[0];
                  if (file) void picture.choose(file);
                  // The same file may be chosen again after it was removed.
                  event.target.value = '';
                }}
              />
            </div>
            {button && (
              <button
                type="button"
                className="btn btn-outline-dark"
                onClick={() => {
                  button.act();
                  // Without a stored picture to come back to, the button goes.
                  if (stored === null) form.setFocus('image');
                }}
              >
                <Icon name={button.icon} />
                {button.label}
              </button>
            )}
          </div>
          <p className="picture-status" role="status">
            {reading ? 'Preparo l’immagine...' : note}
          </p>
        </div>
      )}
    </Field>
  );
}

/** The button beside the picture: it takes back the last choice, or removes the picture that is shown. */
function buttonOf({ shown, bad, show, dropBad }: PictureApi, stored: string | null) {
  if (bad) return { icon: 'undo-2', label: 'Togli questo file', act: dropBad };
  if (shown === stored) {
    if (stored === null) return null;
    const act = () => show(null, 'Il piatto resta senza immagine');
    return { icon: 'trash-2', label: 'Rimuovi immagine', act };
  }
  if (stored === null) return { icon: 'trash-2', label: 'Rimuovi immagine', act: () => show(null) };
  const act = () => show(stored, 'È tornata l’immagine di prima');
  return {
    icon: 'undo-2',
    label: shown === null ? 'Rimetti immagine' : 'Rimuovi immagine nuova',
    act,
  };
}

/** A stored picture that fails to load is hidden, as if there were none. */
function Preview({ url }: { url: string }) {
  const [broken, setBroken] = useState(false);
  if (broken) return null;
  return (
    <img className="picture-preview" src={url} alt="Anteprima" onError={() => setBroken(true)} />
  );
}
