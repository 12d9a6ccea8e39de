import { useState } from 'react';
import { PICTURE_TYPES } from '../../domain/picture';
import { PICTURE_MESSAGE, type Problem } from '../../domain/validation';
import { Icon } from '../../ui/Icon';
import { FormField } from './FormField';
import type { FormPicture } from './form-picture';

type PictureFieldProps = {
  picture: FormPicture;
  problem: Problem | null;
  onChoose: (file: File) => void;
  onRemove: () => void;
};

/** The product's picture: a preview, and a native file input on top of a box, for tap, keyboard and drag and drop. */
export function PictureField({ picture, problem, onChoose, onRemove }: PictureFieldProps) {
  const shown = shownAddress(picture);
  const ownProblem: Problem | null =
    picture.kind === 'invalid' ? { message: PICTURE_MESSAGE, fields: ['image'] } : problem;
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
                type="file"
                name="image"
                accept={PICTURE_TYPES.join(',')}
                onChange={(event) => {
                  const file = event.target.files?.[0];
                  if (file) onChoose(file);
                  // The same file may be chosen again after it was removed.
                  event.target.value = '';
                }}
              />
            </div>
            {(shown || picture.kind === 'invalid') && (
              <button type="button" className="btn btn-outline-dark" onClick={onRemove}>
                <Icon name="trash-2" />
                Rimuovi immagine
              </button>
            )}
          </div>
          <p className="picture-status" role="status">
            {picture.kind === 'reading' && 'Preparo l’immagine...'}
          </p>
        </div>
      )}
    </FormField>
  );
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
