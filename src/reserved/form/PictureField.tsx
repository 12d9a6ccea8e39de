import { useRef, useState } from 'react';
import { PICTURE_TYPES } from '../../domain/product/picture';
import { PICTURE_MESSAGE, type Problem } from '../../domain/product/validation';
import { Icon } from '../../ui/Icon';
import type { FormPicture } from '../draft/form-state';
import { FormField } from './FormField';
import type { ProductFormApi } from './useProductForm';

type PictureFieldProps = {
  form: ProductFormApi;
};

/** The product's picture: a preview, and a native file input on top of a box, for tap, keyboard and drag and drop. */
export function PictureField({ form }: PictureFieldProps) {
  const { picture } = form;
  const shown = shownAddress(picture);
  const input = useRef<HTMLInputElement>(null);
  const button = buttonOf(form);
  const ownProblem: Problem | null =
    picture.kind === 'invalid' ? { message: PICTURE_MESSAGE, fields: ['image'] } : form.problem;
  return (
    <FormField
      name="image"
      label="Immagine"
      hint="PNG, JPEG, WebP, AVIF o GIF: viene raddrizzata e ridotta da sola"
      problem={ownProblem}
      className="picture-field"
    >
      {(control) => (
        <div className="picture-box">
          {shown && <Preview key={shown} url={shown} />}
          <div className="picture-actions">
            <div className="drop-box">
              <Icon name="image-plus" />
              <span>
                {picture.kind === 'invalid' ? picture.name : shown ? 'Cambia' : 'Scegli o trascina'}
              </span>
              <input
                {...control}
                ref={input}
                type="file"
                name="image"
                accept={PICTURE_TYPES.join(',')}
                onChange={(event) => {
                  const file = event.target.files?.[0];
                  if (file) form.choosePicture(file);
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
                  form.removePicture();
                  // Without a stored picture to come back to, the button goes.
                  if (form.storedImage === null) input.current?.focus();
                }}
              >
                <Icon name={button.icon} />
                {button.label}
              </button>
            )}
          </div>
          <p className="picture-status" role="status">
            {statusText(form)}
          </p>
        </div>
      )}
    </FormField>
  );
}

/** The button beside the picture: it removes the one that is shown, or takes back what was done to the stored one. */
function buttonOf({ picture, storedImage }: ProductFormApi) {
  if (picture.kind === 'reading') return null;
  if (picture.kind !== 'stored') {
    return storedImage === null
      ? { icon: 'trash-2', label: 'Rimuovi immagine' }
      : { icon: 'undo-2', label: 'Rimuovi immagine nuova' };
  }
  if (picture.url !== null) return { icon: 'trash-2', label: 'Rimuovi immagine' };
  return storedImage === null ? null : { icon: 'undo-2', label: 'Rimetti immagine' };
}

/** What there is to say about the picture besides its preview. */
function statusText({ picture, pictureNote, pictureLost }: ProductFormApi): string {
  if (picture.kind === 'reading') return 'Preparo l’immagine...';
  if (picture.kind === 'chosen' && picture.still) {
    return 'Questa GIF è animata: nel menu starà ferma sulla prima immagine';
  }
  if (pictureLost) return 'L’immagine scelta prima non è rimasta: sceglila di nuovo';
  return pictureNote;
}

function shownAddress(picture: FormPicture): string | null {
  if (picture.kind === 'stored') return picture.url;
  return picture.kind === 'chosen' ? picture.preview : null;
}

/** A stored picture that fails to load is hidden, as if there were none. */
function Preview({ url }: { url: string }) {
  const [broken, setBroken] = useState(false);
  if (broken) return null;
  return (
    <img className="picture-preview" src={url} alt="Anteprima" onError={() => setBroken(true)} />
  );
}
