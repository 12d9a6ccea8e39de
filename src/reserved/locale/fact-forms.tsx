import Form from 'react-bootstrap/Form';
import { type UseFormRegisterReturn, useWatch } from 'react-hook-form';
import { type House, houseLimits, type StoredHouse } from '../../domain/house/house';
import {
  type AnswerValues,
  answerValuesOf,
  type ChargesValues,
  chargesValuesOf,
  type PhoneValues,
  phoneValuesOf,
  readAnswerForm,
  readChargesForm,
  readPhoneForm,
} from '../../domain/house/house-form';
import { hasYesOrNo, type Topic, topics } from '../../domain/house/practical';
import { Field } from '../fields/Field';
import { type SectionFields, SectionForm } from './SectionForm';
import type { HouseEdit } from './useHouseEdit';

type FormProps = { house: House; stored: StoredHouse; api: HouseEdit };

export function PhoneForm({ house, ...props }: FormProps) {
  return (
    <SectionForm<PhoneValues>
      name="Telefono e WhatsApp"
      defaultValues={phoneValuesOf(house)}
      read={readPhoneForm}
      sentence={({ telefono, whatsapp }) =>
        `I clienti chiamano il ${telefono?.scritto}${whatsapp ? ` e scrivono al ${whatsapp}` : ''}`
      }
      {...props}
    >
      {(form) => (
        <>
          <TextField
            registration={form.register('telefono')}
            problem={form.formState.errors.telefono?.message}
            label="Telefono"
            inputMode="tel"
          />
          <TextField
            registration={form.register('whatsapp')}
            problem={form.formState.errors.whatsapp?.message}
            label="WhatsApp"
            inputMode="tel"
            hint="Vuoto: niente WhatsApp"
          />
        </>
      )}
    </SectionForm>
  );
}

export function ChargesForm({ house, ...props }: FormProps) {
  return (
    <SectionForm<ChargesValues>
      name="Coperto e servizio"
      defaultValues={chargesValuesOf(house)}
      read={readChargesForm}
      {...props}
    >
      {(form) => (
        <>
          <TextField
            registration={form.register('coperto')}
            problem={form.formState.errors.coperto?.message}
            label="Coperto, euro a persona"
            inputMode="decimal"
            hint="0: niente coperto. Vuoto: non lo diciamo"
          />
          <TextField
            registration={form.register('servizio')}
            problem={form.formState.errors.servizio?.message}
            label="Servizio, per cento"
            inputMode="decimal"
            hint="0: servizio compreso. Vuoto: non lo diciamo"
          />
          <TextField
            registration={form.register('ultimoOrdine')}
            problem={form.formState.errors.ultimoOrdine?.message}
            label="Ultimo ordine, minuti prima di chiudere"
            inputMode="numeric"
            hint="Vuoto: non lo diciamo"
          />
        </>
      )}
    </SectionForm>
  );
}

/** What each answer may say of yes and no, for search engines. */
const YES_OR_NO = { sì: 'Sì', no: 'No', '': 'Dipende' } as const;

export function AnswerForm({ topic, house, ...props }: FormProps & { topic: Topic }) {
  return (
    <SectionForm<AnswerValues>
      name={topics[topic]}
      defaultValues={answerValuesOf(house, topic)}
      read={(values) => readAnswerForm(topic, values)}
      {...props}
    >
      {(form) => (
        <>
          <strong>{topics[topic]}</strong>
          {hasYesOrNo(topic) && (
            <fieldset>
              <legend className="form-label">C’è?</legend>
              {Object.entries(YES_OR_NO).map(([value, text]) => (
                <Form.Check
                  key={value}
                  {...form.register('disponibile')}
                  inline
                  type="radio"
                  id={`campo-disponibile-${value}`}
                  value={value}
                  label={text}
                />
              ))}
            </fieldset>
          )}
          <Words form={form} isCoeliac={topic === 'celiachia'} />
        </>
      )}
    </SectionForm>
  );
}

type WordsProps = { form: SectionFields<AnswerValues>; isCoeliac: boolean };

function Words({ form, isCoeliac }: WordsProps) {
  const parole = useWatch({ control: form.control, name: 'parole' });
  const example = isCoeliac ? 'Base e forno senza glutine? Dillo qui, con i limiti. ' : '';
  return (
    <Field
      id="campo-parole"
      label="Che cosa leggono i clienti"
      hint={`${example}Vuoto: nessuna risposta. ${parole.length} di ${houseLimits.parole} caratteri`}
      problem={form.formState.errors.parole?.message}
    >
      {(control) => (
        <Form.Control {...control} as="textarea" rows={3} {...form.register('parole')} />
      )}
    </Field>
  );
}

type TextFieldProps = {
  registration: UseFormRegisterReturn;
  problem: string | undefined;
  label: string;
  hint?: string;
  inputMode: 'tel' | 'decimal' | 'numeric';
};

function TextField({ registration, problem, label, hint, inputMode }: TextFieldProps) {
  return (
    <Field id={`campo-${registration.name}`} label={label} hint={hint} problem={problem}>
      {(control) => (
        <Form.Control {...control} {...registration} inputMode={inputMode} autoComplete="off" />
      )}
    </Field>
  );
}
