import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
  useWatch,
} from 'react-hook-form';
import type { StoredHouse } from '../../domain/house/house';
import { standingText } from '../../domain/house/house-changes';
import type { HouseProblems } from '../../domain/house/house-form';
import { paths } from '../../paths';
import { ownHouse } from '../../restaurant';
import type { Elements } from '../../ui/elements';
import { Alert } from '../Alert';
import { useDraft } from '../draft/drafts';
import { checked, fieldErrors } from '../fields/checked';
import { useReserved } from '../ReservedLayout';
import { useLeaveQuestion } from '../useLeaveQuestion';
import { HOUSE_DRAFT, type HouseEdit, placeOfSection } from './useHouseEdit';

type Read = { after: StoredHouse };

/** A section's form, as its fields see it. */
export type SectionFields<Values extends FieldValues> = UseFormReturn<Values, unknown, object>;

type SectionFormProps<Values extends FieldValues> = {
  /** What it is about: 'gli orari della settimana'. */
  name: string;
  defaultValues: Values;
  read: (values: Values) => Read | { problems: HouseProblems };
  /** What guests will read, said above 'Salva' once all is whole. */
  sentence?: (after: StoredHouse) => string;
  /** Called with the problems of a form that is not saved. */
  onProblems?: (problems: HouseProblems) => void;
  /** The document as it stands now. */
  stored: StoredHouse;
  api: HouseEdit;
  children: (form: SectionFields<Values>) => Elements;
};

/** The row that was tapped is gone: the form takes the focus. */
function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('textarea, input')?.focus();
}

/** The frame of a section's form: its check, draft, buttons, and what somebody else has saved meanwhile. */
export function SectionForm<Values extends FieldValues>(props: SectionFormProps<Values>) {
  const { name, defaultValues, read, sentence, onProblems, stored, api, children } = props;
  const { user, staff } = useReserved();
  const resolver: Resolver<Values, unknown, Read> = (values) => {
    const result = read(values);
    if ('after' in result) return { values: result, errors: {} };
    onProblems?.(result.problems);
    return { values: {}, errors: fieldErrors<Values>(result.problems) };
  };
  const form = useForm<Values, unknown, Read>({
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver: checked(resolver),
  });
  const { isDirty } = form.formState;
  const more = api.edit;
  const { drop } = useDraft(form, {
    ...{ uid: user.uid, key: HOUSE_DRAFT, name: () => name, to: paths.locale, more },
  });
  // A pending save continues after the page is left. If it fails, the draft stays.
  useLeaveQuestion(() => isDirty && !api.writing, drop);
  const values = useWatch({ control: form.control, compute: (all: Values) => all });
  const result = read(values);
  const mine = 'after' in result ? result.after : null;
  const standing = mine ? standingText(stored, mine, ownHouse) : '';
  const button = (text: string, onClick: () => void) => (
    <Button variant="outline-dark" disabled={api.writing} onClick={onClick}>
      {text}
    </Button>
  );
  function cancel() {
    if (api.writing) return;
    drop();
    api.close();
    document.getElementById(api.edit ? placeOfSection(api.edit.section) : '')?.focus();
  }
  return (
    <Form
      ref={focusFirst}
      className="card card-body gap-3"
      aria-label={name}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!api.writing) void form.handleSubmit(({ after }) => api.save(after))();
      }}
    >
      {children(form as unknown as SectionFields<Values>)}
      <div ref={api.place} role="alert" tabIndex={-1}>
        {api.failure && (
          <Alert kind="error" title="Errore durante il salvataggio">
            <p>{api.failure}</p>
          </Alert>
        )}
        {api.isConflict && (
          <Alert
            kind="error"
            title="Nel frattempo l’ha cambiato qualcun altro"
            actions={
              <>
                {mine && button('Tieni i miei', () => api.saveOver(mine))}
                {button('Prendi questi', cancel)}
              </>
            }
          >
            <p>{standing ? `Adesso: ${standing}` : 'Adesso è come il tuo.'}</p>
          </Alert>
        )}
      </div>
      <div role="status">{mine && sentence && <strong>{sentence(mine)}</strong>}</div>
      <div className="d-flex flex-wrap gap-2">
        <Button type="submit" disabled={!staff} aria-disabled={api.writing}>
          Salva
        </Button>
        {button('Annulla', cancel)}
      </div>
    </Form>
  );
}
